# Numbers by which a hint gives its reasons.
ep-fact-stored = { NAME($resource) }
ep-fact-authority = authority on the board
ep-fact-culture = culture
ep-fact-rank = rank in culture
ep-fact-art = great works of art
ep-fact-supply = supply
ep-fact-demand = demand
ep-fact-trade-gold = gold from trade at the epoch’s end
ep-fact-trade-culture = culture from trade at the epoch’s end
ep-fact-hungry = food your cities still lack
ep-fact-free-cities = cities on the board
ep-fact-reach = hexes you could expand to
ep-fact-camps = barbarian camps at your border
ep-fact-combat = combat value
ep-fact-dice = advantages
ep-fact-ready = units ready
ep-fact-command = yield of a production command
