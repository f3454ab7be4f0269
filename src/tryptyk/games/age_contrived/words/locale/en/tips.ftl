### An Age Contrived: first-use tips, each told once when its subject is met (words/tips.toml).

meet-last-section = The last monument is built: the round is played to its end, then points are counted.
meet-automa = The automa follows a card. The log gives the reason of each of its steps.
meet-completed = A section is complete. At the end of the turn it is resolved: who finished it binds an energy, and all who helped are rewarded.
meet-achieve = A requirement is met: an energy can be bound to this achievement. The left space scores by how many of the kind are bound, the right one is fixed.
meet-bind = From the top of a track an energy is bound for good: to a monument or a pillar, in the region of your figure or of your bridge.
meet-second-tile = The charged channel token brings a second tile at once. It is charged again by an action.
meet-fill = The upper row goes to the monuments, the lower row pays for actions. What lies on position 5 will fall out first.
meet-claim = Better tiles are paid with your own energy that lies in the Pool. A claimed tile takes the place of one of your seven.
meet-cross = Whoever steps onto a bridge may take its bonus.
meet-share = Everybody who took part chooses a reward: energy from the reserve, which works in all later turns, or the benefit token.
meet-conduit = A conduit above a tile with its symbol gives movement with every conveying.
meet-track = Energies climb: at the top they can be bound, lower down they wait.
