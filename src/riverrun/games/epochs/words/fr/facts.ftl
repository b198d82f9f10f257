# Les nombres par lesquels un conseil donne ses raisons.
ep-fact-stored = { NAME($resource) }
ep-fact-authority = autorité sur le plateau
ep-fact-culture = culture
ep-fact-rank = rang de culture
ep-fact-art = chefs-d’œuvre
ep-fact-supply = offre
ep-fact-demand = demande
ep-fact-trade-gold = or du commerce en fin d’époque
ep-fact-trade-culture = culture du commerce en fin d’époque
ep-fact-hungry = nourriture qui manque encore à vos villes
ep-fact-free-cities = villes sur le plateau
ep-fact-reach = hexagones où vous pourriez vous étendre
ep-fact-camps = camps barbares à votre frontière
ep-fact-combat = valeur de combat
ep-fact-dice = avantages
ep-fact-ready = unités prêtes
ep-fact-command = rendement d’un ordre de production
