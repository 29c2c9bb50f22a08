/** Values of attributes that are words, as cells of tables and choices of facets: English | Spanish | French. */
export const values = `
Steel | Acero | Acier
Stainless steel | Acero inoxidable | Acier inoxydable
Brass | Latón | Laiton
Aluminum | Aluminio | Aluminium
Chrome steel | Acero al cromo | Acier au chrome
Music wire | Alambre de piano | Corde à piano
Chloroprene, wrapped | Cloropreno forrado | Chloroprène enveloppé
EPDM, cogged | EPDM dentado | EPDM cranté
Neoprene, glass cord | Neopreno, cuerda de vidrio | Néoprène, cordes de verre
Polyurethane, steel cord | Poliuretano, cuerda de acero | Polyuréthane, cordes d'acier
Nickel-plated steel | Acero niquelado | Acier nickelé
Acetal | Acetal | Acétal
Silicone | Silicona | Silicone
Compressed fiber | Fibra comprimida | Fibre comprimée
Cork and rubber | Corcho y caucho | Liège et caoutchouc
Malleable iron | Hierro maleable | Fonte malléable
Galvanized iron | Hierro galvanizado | Fonte galvanisée
316 stainless steel | Acero inoxidable 316 | Acier inoxydable 316
EPDM rubber | Caucho EPDM | Caoutchouc EPDM
Polyurethane | Poliuretano | Polyuréthane
Zinc-plated steel | Acero cincado | Acier zingué
304 stainless steel | Acero inoxidable 304 | Acier inoxydable 304
High-speed steel | Acero rápido | Acier rapide
Cobalt steel | Acero al cobalto | Acier au cobalt
Solid carbide | Carburo sólido | Carbure monobloc
Bi-metal | Bimetal | Bimétal
Carbide tipped | Con puntas de carburo | À pointes de carbure
Carbon steel | Acero al carbono | Acier au carbone
Nylon 6/6 | Nailon 6/6 | Nylon 6/6
Nylon 6/6, UV stable | Nailon 6/6, estable a UV | Nylon 6/6, résistant aux UV
Painted steel | Acero pintado | Acier peint
Polycarbonate | Policarbonato | Polycarbonate
Nitrile | Nitrilo | Nitrile
Vinyl | Vinilo | Vinyle
Latex | Látex | Latex
Fiberglass | Fibra de vidrio | Fibre de verre
Zinc plated | Cincado | Zingué
Plain | Liso | Uni
Black oxide | Pavonado | Oxyde noir
Hot-dip galvanized | Galvanizado en caliente | Galvanisé à chaud
Yellow zinc | Cinc amarillo | Zingué jaune
Satin chrome | Cromo satinado | Chrome satiné
Polished chrome | Cromo pulido | Chrome poli
Black phosphate | Fosfato negro | Phosphate noir
Galvanized | Galvanizado | Galvanisé
Painted alloy steel | Acero aleado pintado | Acier allié peint
Vinyl coated | Recubierto de vinilo | Gainé de vinyle
Class 8.8 | Clase 8.8 | Classe 8.8
Class 12.9 | Clase 12.9 | Classe 12.9
Grade 5 | Grado 5 | Grade 5
Grade 8 | Grado 8 | Grade 8
2RS rubber | Caucho 2RS | Caoutchouc 2RS
ZZ shields | Blindaje ZZ | Flasques ZZ
Open | Abierto | Ouvert
Cast iron | Hierro fundido | Fonte
Thermoplastic | Termoplástico | Thermoplastique
Socket weld | Soldadura de enchufe | Emboîtement soudé
Lead-free brass | Latón sin plomo | Laiton sans plomb
Anodized aluminum | Aluminio anodizado | Aluminium anodisé
Bright | Brillante | Brillant
Nitrile foam | Espuma de nitrilo | Mousse de nitrile
Crinkle latex | Látex rugoso | Latex plissé
Hard coat | Capa dura | Couche dure
Anti-fog | Antiempañante | Antibuée
Taper | Cónico | Conique
Plug | Semicónico | Demi-conique
Bottoming | De fondo | Finisseur
Aluminum oxide | Óxido de aluminio | Oxyde d'aluminium
Zirconia alumina | Alúmina de circonio | Alumine-zircone
Ceramic | Cerámica | Céramique
Silicon carbide | Carburo de silicio | Carbure de silicium
12-point | 12 puntas | 12 pans
Standard | Estándar | Standard
Deep | Profundo | Longue
Cushion grip | Mango acolchado | Manche coussiné
Insulated to 1000 V | Aislado hasta 1000 V | Isolé jusqu'à 1000 V
Hickory | Nogal | Hickory
Slotted | Plano | Plat
Ball | Bola | Sphérique
Black | Negro | Noir
Blue | Azul | Bleu
Green | Verde | Vert
White | Blanco | Blanc
Yellow | Amarillo | Jaune
Natural | Natural | Naturel
Orange | Anaranjado | Orange
Red | Rojo | Rouge
Gray | Gris | Gris
Hi-vis lime | Lima de alta visibilidad | Lime haute visibilité
Clear | Transparente | Transparent
Silver | Plateado | Argent
Fast-acting | Acción rápida | Action rapide
Time-delay | Acción retardada | Action temporisée
Ballast (type A) | Balastro (tipo A) | Ballast (type A)
Direct wire (type B) | Conexión directa (tipo B) | Branchement direct (type B)
Nylon | Nailon | Nylon
None | Ninguno | Aucun
Heat-shrink | Termorretráctil | Thermorétractable
Cotton | Algodón | Coton
Thermoplastic elastomer | Elastómero termoplástico | Élastomère thermoplastique
Organic vapor | Vapores orgánicos | Vapeurs organiques
Organic vapor, P100 | Vapores orgánicos, P100 | Vapeurs organiques, P100
Acid gas | Gases ácidos | Gaz acides
Multi gas | Multigás | Multigaz
Frameless | Sin armazón | Sans monture
Full frame | Armazón completo | Monture complète
Amber | Ámbar | Ambre
Indoor/outdoor | Interior/exterior | Intérieur/extérieur
Blue mirror | Azul espejo | Miroir bleu
Cap | Gorra | Casquette
Full | Completa | Large
Rubber | Caucho | Caoutchouc
Phenolic | Fenólica | Phénolique
Swivel | Giratoria | Pivotante
Swivel with brake | Giratoria con freno | Pivotante à frein
Rigid | Fija | Fixe
Packing | Empaque | Emballage
Duct | Ductos | Conduits
Masking | Enmascarar | Masquage
Electrical | Eléctrica | Électrique
Double-sided | Doble cara | Double face
Floor marking | Marcado de pisos | Marquage au sol
Foil | Aluminio | Feuille d'aluminium
Threadlocker | Fijador de roscas | Frein-filet
Pipe sealant | Sellador de roscas | Scellant à filets
Retaining compound | Compuesto de retención | Produit de blocage
Instant adhesive | Adhesivo instantáneo | Adhésif instantané
Epoxy | Epóxico | Époxy
Silicone sealant | Sellador de silicona | Scellant au silicone
Low | Baja | Faible
Medium | Media | Moyenne
High | Alta | Élevée
Different | Diferentes | Différentes
Alike | Iguales | Identiques
Fixed | Fijo | Fixe
Removable | Removible | Amovible
Lithium complex | Complejo de litio | Complexe de lithium
Calcium sulfonate | Sulfonato de calcio | Sulfonate de calcium
Polyurea | Poliurea | Polyurée
Aluminum complex | Complejo de aluminio | Complexe d'aluminium
Lithium, molybdenum disulfide | Litio, disulfuro de molibdeno | Lithium, disulfure de molybdène
Hydraulic | Hidráulico | Hydraulique
Gear | Para engranajes | À engrenages
Food grade | Grado alimentario | Qualité alimentaire
Synthetic | Sintético | Synthétique
Isopropyl alcohol | Alcohol isopropílico | Alcool isopropylique
Acetone | Acetona | Acétone
Mineral spirits | Aguarrás mineral | Essence minérale
Citrus degreaser | Desengrasante cítrico | Dégraissant aux agrumes
Alkaline degreaser | Desengrasante alcalino | Dégraissant alcalin
Plastic | Plástico | Plastique
Plastic, with spout | Plástico, con boquilla | Plastique, à bec
Gloss | Brillante | Lustré
Satin | Satinado | Satiné
Matte | Mate | Mat
`;
