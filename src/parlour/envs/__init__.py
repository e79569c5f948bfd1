"""The rules as environments for learners: PettingZoo, Gymnasium and OpenSpiel.

    from parlour.envs.aec import TableAEC
    env = TableAEC("calaveras", 4)

`TableAEC` asks one seat at a time, `TableParallel` all at once, `TableSingle` one learner among
bots; importing `parlour.envs.openspiel` makes every game known to pyspiel. They need the extra
`learn`, the last also `openspiel`.
"""
