/** Materials, coatings and grades as they stand in a product's name: English | Spanish | French. */
export const finishes = `
zinc-plated steel, class 8.8 | acero cincado, clase 8.8 | acier zingué, classe 8.8
A2 stainless steel | acero inoxidable A2 | acier inoxydable A2
black-oxide steel, class 12.9 | acero pavonado, clase 12.9 | acier à oxyde noir, classe 12.9
A4 stainless steel | acero inoxidable A4 | acier inoxydable A4
hot-dip galvanized steel | acero galvanizado en caliente | acier galvanisé à chaud
brass | latón | laiton
zinc-plated steel, grade 5 | acero cincado, grado 5 | acier zingué, grade 5
yellow-zinc steel, grade 8 | acero con cinc amarillo, grado 8 | acier zingué jaune, grade 8
18-8 stainless steel | acero inoxidable 18-8 | acier inoxydable 18-8
316 stainless steel | acero inoxidable 316 | acier inoxydable 316
aluminum with steel mandrel | aluminio con vástago de acero | aluminium à mandrin d'acier
steel | acero | acier
stainless steel | acero inoxidable | acier inoxydable
sealed both sides | sellado por ambos lados | étanche des deux côtés
shielded both sides | blindado por ambos lados | à flasques des deux côtés
open | abierto | ouvert
sealed, C3 clearance | sellado, juego C3 | étanche, jeu C3
stainless, sealed | inoxidable, sellado | inoxydable, étanche
cast iron | hierro fundido | fonte
thermoplastic | termoplástico | thermoplastique
aluminum | aluminio | aluminium
music wire | alambre de piano | corde à piano
302 stainless steel | acero inoxidable 302 | acier inoxydable 302
chloroprene | cloropreno | chloroprène
cogged EPDM | EPDM dentada | EPDM crantée
neoprene, glass cord | neopreno, cuerda de vidrio | néoprène, cordes de verre
polyurethane, steel cord | poliuretano, cuerda de acero | polyuréthane, cordes d'acier
nickel-plated steel | acero niquelado | acier nickelé
acetal | acetal | acétal
Buna-N, 70 A | Buna-N, 70 A | Buna-N, 70 A
FKM, 75 A | FKM, 75 A | FKM, 75 A
silicone, 70 A | silicona, 70 A | silicone, 70 A
EPDM, 70 A | EPDM, 70 A | EPDM, 70 A
Buna-N, 90 A | Buna-N, 90 A | Buna-N, 90 A
compressed fiber | fibra comprimida | fibre comprimée
Buna-N | Buna-N | Buna-N
PTFE | PTFE | PTFE
cork and rubber | corcho y caucho | liège et caoutchouc
black malleable iron, 150 | hierro maleable negro, 150 | fonte malléable noire, 150
galvanized malleable iron, 150 | hierro maleable galvanizado, 150 | fonte malléable galvanisée, 150
brass, 125 | latón, 125 | laiton, 125
316 stainless steel, 150 | acero inoxidable 316, 150 | acier inoxydable 316, 150
PVC, schedule 80 | PVC, cédula 80 | PVC, série 80
lead-free brass | latón sin plomo | laiton sans plomb
PVC | PVC | PVC
EPDM rubber | caucho EPDM | caoutchouc EPDM
polyurethane | poliuretano | polyuréthane
zinc-plated steel | acero cincado | acier zingué
304 stainless steel | acero inoxidable 304 | acier inoxydable 304
high-speed steel | acero rápido | acier rapide
TiN-coated high-speed steel | acero rápido recubierto de TiN | acier rapide revêtu de TiN
5% cobalt steel | acero al cobalto 5 % | acier à 5 % de cobalt
solid carbide | carburo sólido | carbure monobloc
bi-metal | bimetal | bimétal
carbide tipped | con puntas de carburo | à pointes de carbure
aluminum oxide | óxido de aluminio | oxyde d'aluminium
zirconia alumina | alúmina de circonio | alumine-zircone
ceramic | cerámica | céramique
silicon carbide | carburo de silicio | carbure de silicium
carbon steel | acero al carbono | acier au carbone
chrome vanadium, satin | cromo vanadio, satinado | chrome-vanadium, satiné
chrome vanadium, polished | cromo vanadio, pulido | chrome-vanadium, poli
black phosphate | fosfato negro | phosphate noir
cushion grip | mango acolchado | manche coussiné
insulated to 1000 V | aislado hasta 1000 V | isolé jusqu'à 1000 V
hickory handle | mango de nogal | manche en hickory
fiberglass handle | mango de fibra de vidrio | manche en fibre de verre
PVC jacket | cubierta de PVC | gaine de PVC
TPE jacket | cubierta de TPE | gaine de TPE
polyurethane jacket | cubierta de poliuretano | gaine de polyuréthane
black | negro | noir
red | rojo | rouge
blue | azul | bleu
green | verde | vert
white | blanco | blanc
yellow | amarillo | jaune
fast-acting | de acción rápida | à action rapide
time-delay | de acción retardada | à action temporisée
not dimmable | no regulable | sans gradation
dimmable | regulable | à gradation
ballast compatible | compatible con balastro | compatible avec ballast
direct wire | conexión directa | branchement direct
vinyl insulated | con aislamiento de vinilo | à isolant de vinyle
nylon insulated | con aislamiento de nailon | à isolant de nylon
not insulated | sin aislamiento | sans isolant
heat-shrink insulated | con aislamiento termorretráctil | à isolant thermorétractable
natural nylon | nailon natural | nylon naturel
UV-stable black nylon | nailon negro estable a UV | nylon noir résistant aux UV
painted steel, NEMA 12 | acero pintado, NEMA 12 | acier peint, NEMA 12
stainless steel, NEMA 4X | acero inoxidable, NEMA 4X | acier inoxydable, NEMA 4X
polycarbonate, NEMA 4X | policarbonato, NEMA 4X | polycarbonate, NEMA 4X
nitrile palm | palma de nitrilo | paume de nitrile
polyurethane palm | palma de poliuretano | paume de polyuréthane
latex palm | palma de látex | paume de latex
nitrile, blue | nitrilo, azul | nitrile, bleu
vinyl | vinilo | vinyle
latex | látex | latex
silicone | silicona | silicone
hard coated | con capa dura | à couche dure
anti-fog | antiempañante | antibuée
anti-fog, full frame | antiempañante, armazón completo | antibuée, monture complète
cap brim | tipo gorra | bord casquette
full brim | ala completa | bord large
rubber | caucho | caoutchouc
phenolic | fenólica | phénolique
fiberglass | fibra de vidrio | fibre de verre
galvanized | galvanizado | galvanisé
painted alloy | aleación pintada | alliage peint
vinyl coated | recubierto de vinilo | gainé de vinyle
clear | transparente | transparent
silver | plateado | argent
medium strength | fuerza media | force moyenne
high strength | fuerza alta | force élevée
low strength | fuerza baja | force faible
brass, keyed different | latón, llaves diferentes | laiton, clés différentes
brass, keyed alike | latón, llaves iguales | laiton, clés identiques
safety red, lockout | rojo de seguridad, bloqueo | rouge de sécurité, cadenassage
lithium complex | complejo de litio | complexe de lithium
calcium sulfonate | sulfonato de calcio | sulfonate de calcium
polyurea | poliurea | polyurée
aluminum complex, food grade | complejo de aluminio, grado alimentario | complexe d'aluminium, qualité alimentaire
lithium with molybdenum disulfide | litio con disulfuro de molibdeno | lithium au disulfure de molybdène
hydraulic oil | aceite hidráulico | huile hydraulique
gear oil | aceite para engranajes | huile à engrenages
food grade oil | aceite de grado alimentario | huile de qualité alimentaire
synthetic oil | aceite sintético | huile synthétique
plastic container | envase de plástico | contenant de plastique
steel can | lata de acero | bidon d'acier
plastic container with spout | envase de plástico con boquilla | contenant de plastique à bec
gloss | brillante | lustré
satin | satinado | satiné
matte | mate | mat
`;
