/** Kinds of parts as a product's name begins: English | Spanish | French. */
export const partNames = `
Hex head screw | Tornillo de cabeza hexagonal | Vis à tête hexagonale
Socket head screw | Tornillo de cabeza cilíndrica con hueco hexagonal | Vis à tête cylindrique à six pans creux
Flat head socket screw | Tornillo avellanado con hueco hexagonal | Vis à tête fraisée à six pans creux
Button head screw | Tornillo de cabeza de botón | Vis à tête bombée
Set screw | Prisionero | Vis de pression
Hex cap screw | Perno de cabeza hexagonal | Boulon à tête hexagonale
Threaded rod | Varilla roscada | Tige filetée
Hex nut | Tuerca hexagonal | Écrou hexagonal
Nylon-insert lock nut | Tuerca de seguridad con inserto de nailon | Écrou autobloquant à bague de nylon
Flat washer | Arandela plana | Rondelle plate
Split lock washer | Arandela de presión | Rondelle à ressort
Dowel pin | Pasador cilíndrico | Goupille cylindrique
Blind rivet | Remache ciego | Rivet aveugle
Eye bolt | Cáncamo | Boulon à œil
Deep groove ball bearing | Rodamiento rígido de bolas | Roulement rigide à billes
Pillow block bearing | Chumacera de piso | Palier à semelle
Clamping shaft collar | Collarín de apriete para eje | Bague d'arrêt à serrage
Jaw coupling | Acople de mordazas | Accouplement à mâchoires
Compression spring | Resorte de compresión | Ressort de compression
V-belt | Correa en V | Courroie trapézoïdale
Timing belt | Correa dentada | Courroie synchrone
Roller chain | Cadena de rodillos | Chaîne à rouleaux
Roller chain sprocket | Piñón para cadena de rodillos | Pignon pour chaîne à rouleaux
Spur gear | Engranaje recto | Engrenage droit
O-ring | Junta tórica | Joint torique
Rotary shaft seal | Retén para eje giratorio | Joint d'arbre rotatif
Gasket sheet | Lámina para juntas | Feuille à joints
90° pipe elbow | Codo de tubería de 90° | Coude de tuyau à 90°
Pipe tee | Te de tubería | Té de tuyau
Straight pipe coupling | Cople recto de tubería | Manchon droit de tuyau
Threaded pipe nipple | Niple roscado | Mamelon fileté
Full-port ball valve | Válvula de bola de paso total | Robinet à bille à passage intégral
Air and water hose | Manguera para aire y agua | Boyau pour air et eau
Worm-drive hose clamp | Abrazadera de tornillo sinfín | Collier de serrage à vis sans fin
Jobber drill bit | Broca de longitud estándar | Foret de longueur courante
Hand tap | Macho de roscar manual | Taraud à main
Square end mill | Fresa de punta plana | Fraise à bout droit
Bi-metal hole saw | Sierra perforadora bimetálica | Scie-cloche bimétallique
Cut-off wheel | Disco de corte | Meule à tronçonner
Sanding sheet | Hoja de lija | Feuille abrasive
Hacksaw blade | Hoja de sierra para metal | Lame de scie à métaux
Combination wrench | Llave combinada | Clé mixte
Socket | Dado | Douille
Screwdriver | Destornillador | Tournevis
Hex key | Llave hexagonal | Clé hexagonale
Ball peen hammer | Martillo de bola | Marteau à panne ronde
Flexible cable | Cable flexible | Câble souple
Hook-up wire | Alambre de conexión | Fil de branchement
Cartridge fuse | Fusible de cartucho | Fusible à cartouche
LED lamp | Lámpara led | Lampe à DEL
LED tube | Tubo led | Tube à DEL
Ring terminal | Terminal de anillo | Cosse à œillet
Cable tie | Cincho para cables | Attache-câble
Wall-mount enclosure | Gabinete de pared | Boîtier mural
Coated work glove | Guante de trabajo recubierto | Gant de travail enduit
Disposable glove | Guante desechable | Gant jetable
Half-mask respirator | Respirador de media cara | Demi-masque respiratoire
Safety glasses | Lentes de seguridad | Lunettes de sécurité
Hard hat | Casco de seguridad | Casque de sécurité
Plate caster | Rodaja de placa | Roulette à platine
Step ladder | Escalera de tijera | Escabeau
Stacking bin | Caja apilable | Bac empilable
Bow shackle | Grillete de lira | Manille lyre
Wire rope | Cable de acero | Câble d'acier
Tape | Cinta | Ruban
Adhesive and sealant | Adhesivo y sellador | Adhésif et scellant
Padlock | Candado | Cadenas
Butt hinge | Bisagra de libro | Charnière à plat
Lubricating grease | Grasa lubricante | Graisse lubrifiante
Machine oil | Aceite para máquinas | Huile à machine
Industrial cleaner | Limpiador industrial | Nettoyant industriel
Spray paint | Pintura en aerosol | Peinture en aérosol
`;
