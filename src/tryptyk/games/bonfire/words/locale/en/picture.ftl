### Bonfire: what the terminal's picture says.

colour-blue = blue
colour-red = red
colour-yellow = yellow

picture-part-b = board
picture-part-m = city and Fate Area
picture-part-o = the others
picture-turn = Turn { $turn } · Novices in the High Council: { $novices } of { $needed }
picture-countdown = Countdown Tile { $number }
picture-islands = Islands
picture-wheel = Great Bonfire
picture-council = High Council
picture-paths = Path Tiles (pile: { $count })
picture-gnomes = Gnomes (deck: { $count })
picture-city = City ({ $colour }) · { $points } [points]
picture-places = Position
picture-task = Task
picture-guardian = At the Bonfire
picture-portal = Portal
picture-path = Path
picture-on-path = Guardian
picture-start = Start area: { $guardians }
picture-own-gnomes = Gnomes: { $gnomes }
picture-fate = Fate Area
picture-column-top = top
picture-column-bottom = bottom
picture-column = Fate Tiles left: { $count }
picture-supply = Supply
picture-harbour = harbour
picture-ship = Ship: { $island }
picture-offerings = Offerings: { $tokens }
picture-others = The others · [ ] Portals · [path] Path Tiles · [gnome] Gnomes · [guardian] Guardians
picture-passed = has passed
picture-out = is out
picture-tom = cards in the deck: { $cards }, times through it: { $passes }
picture-counts = { $points }[points] · Bonfires { $lit }/{ $tasks } [ ]×{ $portals } [path]×{ $paths } [gnome]×{ $gnomes } [guardian]×{ $guardians }

## Help

picture-legend = R4 red Task worth 4   △ Task   △✓ Task met   ▲ Bonfire lit   ( ) Portal wanted   [ ] Portal built   ▶ the wheel stands here   R•• Offerings (Red)   ⛵RG Ships (Red, Green)   R G T Novices (Red, Green, Tom)   ○ Neutral Novice   (○) lying   Bonfires 2/5 lit / Tasks   ♀×2 Guardians   ♀2 Action Tiles
