### Aeon's End: what the guided first game says, step by step (words/guide.toml).

guide-goal = You are Kadir, a mage. Rageborne wants Gravehold, the last city. Bring its 60 [life] to nothing before the city or you fall. The turn-order deck decides who acts next: you or the nemesis.
guide-prep = A spell is cast in two turns: now you lay it on a breach, next turn it strikes. Breach I is open. Prep Spark there.
guide-gem = Gems give aether [aether], the money of this turn. Play a Crystal.
guide-gems = Aether that you do not spend is lost at the end of the turn, so play your other gems as well: two more Crystals, and the Emerald Shard for 1 [aether].
guide-gain = You have 4 [aether]. The supply above sells gems, relics and spells. Gain Searing Ruby: it goes to your discard pile and will give more aether every time it comes back.
guide-end-turn = Nothing is left to do. End your turn: what you played is discarded, and you draw until you hold five cards.
guide-discard = Your deck is never shuffled. The order in which you discard is the order in which the cards come back; skilled mages plan with it. The first time, take it as it comes.
guide-nemesis = The nemesis had a turn: it drew Unrelenting Ire, which raised its Fury. At 4 Fury it strikes. Whatever it draws is told in the log and lies on its side of the board.
guide-cast = Your turn begins with the casting phase. Spark has waited on Breach I since last turn: cast it, and the nemesis loses 1 [life].
guide-again = The breach is free again. Prep the next Spark there, then play your three Crystals.
guide-open = With 3 [aether] you can open Breach II for good. More open breaches mean more spells every turn.
guide-second-spell = A new open breach can be used at once: prep the second Spark on it. Then end your turn.
guide-both = Two spells are ready. Cast both.
guide-spell = The Ruby is back. Together with three Crystals it gives 6 [aether], one of them for spells only: just enough for Planar Insight, which deals 2 [damage] and 1 more for each of your open breaches.
guide-farewell = That is the game: better gems, more breaches, stronger spells, in time. Two things to discover: five charges [charge] at 2 [aether] each pay for your ability, and minions and powers of the nemesis can be fought. A click on anything that cannot be done says why. You win when the nemesis has no [life] left, and lose when Gravehold falls or you are exhausted. Good luck!
