# Zahlen, mit denen ein Tipp seine Gründe nennt.
ep-fact-stored = { NAME($resource) }
ep-fact-authority = Autorität auf der Tafel
ep-fact-culture = Kultur
ep-fact-rank = Rang in der Kultur
ep-fact-art = Kunstwerke
ep-fact-supply = Angebot
ep-fact-demand = Nachfrage
ep-fact-trade-gold = Gold aus Handel am Epochenende
ep-fact-trade-culture = Kultur aus Handel am Epochenende
ep-fact-hungry = Nahrung, die deinen Städten noch fehlt
ep-fact-free-cities = Städte auf der Tafel
ep-fact-reach = Felder, auf die du expandieren könntest
ep-fact-camps = Barbarenlager an deiner Grenze
ep-fact-combat = Kampfwert
ep-fact-dice = Vorteile
ep-fact-ready = bereite Einheiten
ep-fact-command = Ertrag eines Produktionsbefehls
