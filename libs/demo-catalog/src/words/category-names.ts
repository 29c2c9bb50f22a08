/** Departments and categories: English | Spanish | French. */
export const categoryNames = `
Fasteners | Sujetadores | Fixations
Screws & bolts | Tornillos y pernos | Vis et boulons
Hex head screws | Tornillos de cabeza hexagonal | Vis à tête hexagonale
Socket head screws | Tornillos con hueco hexagonal | Vis à six pans creux
Flat head screws | Tornillos avellanados | Vis à tête fraisée
Button head screws | Tornillos de cabeza de botón | Vis à tête bombée
Set screws | Prisioneros | Vis de pression
Threaded rods & studs | Varillas roscadas y espárragos | Tiges filetées et goujons
Nuts | Tuercas | Écrous
Hex nuts | Tuercas hexagonales | Écrous hexagonaux
Lock nuts | Tuercas de seguridad | Écrous autobloquants
Washers | Arandelas | Rondelles
Flat washers | Arandelas planas | Rondelles plates
Lock washers | Arandelas de presión | Rondelles de blocage
Pins | Pasadores | Goupilles
Dowel pins | Pasadores cilíndricos | Goupilles cylindriques
Rivets | Remaches | Rivets
Blind rivets | Remaches ciegos | Rivets aveugles
Eye bolts & hooks | Cáncamos y ganchos | Boulons à œil et crochets
Power transmission | Transmisión de potencia | Transmission de puissance
Bearings | Rodamientos | Roulements
Ball bearings | Rodamientos de bolas | Roulements à billes
Mounted bearings | Chumaceras | Paliers
Shafts & collars | Ejes y collarines | Arbres et bagues
Couplings | Acoples | Accouplements
Springs | Resortes | Ressorts
Belts | Correas | Courroies
V-belts | Correas en V | Courroies trapézoïdales
Timing belts | Correas dentadas | Courroies synchrones
Chains & sprockets | Cadenas y piñones | Chaînes et pignons
Roller chains | Cadenas de rodillos | Chaînes à rouleaux
Sprockets | Piñones | Pignons
Gears | Engranajes | Engrenages
Sealing | Sellado | Étanchéité
O-rings | Juntas tóricas | Joints toriques
Shaft seals | Retenes para ejes | Joints d'arbre
Gaskets | Juntas | Joints plats
Pipe, tubing & hose | Tubería y mangueras | Tuyaux, tubes et boyaux
Pipe fittings | Conexiones de tubería | Raccords de tuyauterie
Elbows | Codos | Coudes
Tees | Tes | Tés
Pipe | Tubos | Tuyaux
Nipples | Niples | Mamelons
Valves | Válvulas | Robinets
Ball valves | Válvulas de bola | Robinets à bille
Hose | Mangueras | Boyaux
Hose clamps | Abrazaderas | Colliers de serrage
Cutting tools | Herramientas de corte | Outils de coupe
Drilling | Taladrado | Perçage
Drill bits | Brocas | Forets
Threading | Roscado | Filetage
Taps | Machos de roscar | Tarauds
Milling | Fresado | Fraisage
End mills | Fresas | Fraises en bout
Hole saws | Sierras perforadoras | Scies-cloches
Abrasives | Abrasivos | Abrasifs
Cut-off & grinding wheels | Discos de corte y desbaste | Meules à tronçonner et à meuler
Sanding | Lijado | Ponçage
Sawing | Aserrado | Sciage
Hand tools | Herramientas manuales | Outils à main
Wrenches | Llaves | Clés
Sockets & ratchets | Dados y matracas | Douilles et cliquets
Screwdrivers | Destornilladores | Tournevis
Hex keys | Llaves hexagonales | Clés hexagonales
Hammers | Martillos | Marteaux
Electrical & lighting | Electricidad e iluminación | Électricité et éclairage
Wire & cable | Alambres y cables | Fils et câbles
Multi-conductor cable | Cables multiconductores | Câbles multiconducteurs
Single-conductor wire | Alambres de un conductor | Fils à un conducteur
Circuit protection | Protección de circuitos | Protection de circuits
Fuses | Fusibles | Fusibles
Lamps | Lámparas | Lampes
LED bulbs | Focos led | Ampoules à DEL
LED tubes | Tubos led | Tubes à DEL
Terminals & connectors | Terminales y conectores | Cosses et connecteurs
Ring terminals | Terminales de anillo | Cosses à œillet
Cable management | Organización de cables | Gestion de câbles
Cable ties | Cinchos para cables | Attache-câbles
Enclosures | Gabinetes | Boîtiers
Safety | Seguridad | Sécurité
Hand protection | Protección de manos | Protection des mains
Work gloves | Guantes de trabajo | Gants de travail
Disposable gloves | Guantes desechables | Gants jetables
Respiratory protection | Protección respiratoria | Protection respiratoire
Eye protection | Protección de ojos | Protection des yeux
Head protection | Protección de la cabeza | Protection de la tête
Material handling | Manejo de materiales | Manutention
Casters & wheels | Rodajas y ruedas | Roulettes et roues
Ladders | Escaleras | Échelles
Storage & bins | Almacenamiento y cajas | Rangement et bacs
Rigging | Izaje | Levage
Shackles | Grilletes | Manilles
Wire rope | Cables de acero | Câbles d'acier
Facility | Instalaciones | Bâtiment
Tapes | Cintas | Rubans
Adhesives & sealants | Adhesivos y selladores | Adhésifs et scellants
Locks & latches | Cerraduras y pestillos | Serrures et loquets
Padlocks | Candados | Cadenas
Hinges & hardware | Bisagras y herrajes | Charnières et quincaillerie
Lubricants & chemicals | Lubricantes y productos químicos | Lubrifiants et produits chimiques
Greases | Grasas | Graisses
Oils | Aceites | Huiles
Cleaners & degreasers | Limpiadores y desengrasantes | Nettoyants et dégraissants
Paints & coatings | Pinturas y recubrimientos | Peintures et revêtements
`;
