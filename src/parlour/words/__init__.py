"""How is it said? Keys and values become sentences; every word of them stands in a catalogue.

`book` reads the catalogue of a game in one language, `Teller` fills its sentences for one table.
"""

from parlour.words.book import Book, book, languages
from parlour.words.sentence import Part, Sentence
from parlour.words.teller import Teller

__all__ = ["Book", "Part", "Sentence", "Teller", "book", "languages"]
