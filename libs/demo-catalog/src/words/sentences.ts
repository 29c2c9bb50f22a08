/** What is said above a family's table: English | Spanish | French. */
export const sentences = `
Fully threaded hex head screws to ISO 4017 for general assembly; tighten with a wrench or socket. | Tornillos de cabeza hexagonal de rosca completa según ISO 4017 para montaje general; se aprietan con llave o dado. | Vis à tête hexagonale entièrement filetées selon ISO 4017 pour l'assemblage général; se serrent avec une clé ou une douille.
Cylindrical heads to ISO 4762 take a hex key and fit where a wrench does not reach. | Cabezas cilíndricas según ISO 4762 para llave hexagonal; caben donde una llave no llega. | Têtes cylindriques selon ISO 4762 pour clé hexagonale; vont là où une clé ne passe pas.
Countersunk heads to ISO 10642 sit flush; the length is measured over the head. | Cabezas avellanadas según ISO 10642 que quedan al ras; la longitud incluye la cabeza. | Têtes fraisées selon ISO 10642 qui affleurent; la longueur comprend la tête.
Low rounded heads to ISO 7380 for covers and guards. | Cabezas redondeadas bajas según ISO 7380 para tapas y guardas. | Têtes bombées basses selon ISO 7380 pour couvercles et protecteurs.
Headless screws with a hex socket fix collars and gears to shafts. | Tornillos sin cabeza con hueco hexagonal que fijan collarines y engranajes a los ejes. | Vis sans tête à six pans creux qui fixent bagues et engrenages sur les arbres.
Unified coarse thread cap screws to ASME B18.2.1. | Pernos de rosca gruesa unificada según ASME B18.2.1. | Boulons à filetage unifié gros selon ASME B18.2.1.
Threaded from end to end; cut to the length you need. | Roscada de extremo a extremo; córtela a la longitud que necesite. | Filetée d'un bout à l'autre; à couper à la longueur voulue.
Regular height hex nuts to ISO 4032. | Tuercas hexagonales de altura normal según ISO 4032. | Écrous hexagonaux de hauteur normale selon ISO 4032.
A nylon ring grips the thread and resists vibration. | Un anillo de nailon sujeta la rosca y resiste la vibración. | Une bague de nylon serre le filet et résiste aux vibrations.
Plain washers to ISO 7089 spread the load under a head or nut. | Arandelas planas según ISO 7089 que reparten la carga bajo una cabeza o tuerca. | Rondelles plates selon ISO 7089 qui répartissent la charge sous une tête ou un écrou.
The split ends bite into head and surface when tightened. | Los extremos partidos muerden la cabeza y la superficie al apretar. | Les bouts fendus mordent la tête et la surface au serrage.
Ground to m6 for positioning; ISO 8734. | Rectificados a m6 para posicionamiento; ISO 8734. | Rectifiées à m6 pour le positionnement; ISO 8734.
Set from one side; choose the length by the grip. | Se colocan por un solo lado; elija la longitud según el agarre. | Se posent d'un seul côté; choisir la longueur selon l'épaisseur à serrer.
Forged eyes for lifting in line with the shank; never load them sideways. | Cáncamos forjados para izar en línea con el vástago; nunca los cargue de lado. | Œils forgés pour lever dans l'axe de la tige; ne jamais les charger de côté.
Single-row bearings for radial and light axial loads at high speed; sizes to ISO 15. | Rodamientos de una hilera para cargas radiales y axiales ligeras a alta velocidad; medidas según ISO 15. | Roulements à une rangée pour charges radiales et axiales légères à haute vitesse; dimensions selon ISO 15.
Self-aligning bearing in a cast foot housing with two bolt slots. | Rodamiento autoalineable en un soporte fundido con dos ranuras para pernos. | Roulement à alignement automatique dans un palier coulé à deux fentes de boulon.
One-piece collars clamp around the shaft without marring it. | Collarines de una pieza que aprietan el eje sin marcarlo. | Bagues monobloc qui serrent l'arbre sans le marquer.
Two hubs and an elastic spider take up misalignment and shock. | Dos mazas y una estrella elástica absorben desalineación y golpes. | Deux moyeux et une étoile élastique absorbent désalignement et chocs.
Closed and ground ends; rate and travel follow from wire, diameter and length. | Extremos cerrados y rectificados; la constante y la carrera dependen del alambre, el diámetro y la longitud. | Bouts fermés et meulés; raideur et course dépendent du fil, du diamètre et de la longueur.
Wrapped belts for industrial drives; the length is the outside length. | Correas forradas para transmisiones industriales; la longitud es la exterior. | Courroies enveloppées pour entraînements industriels; la longueur est extérieure.
Toothed belts keep shafts in step without slip. | Las correas dentadas mantienen los ejes sincronizados sin deslizamiento. | Les courroies dentées gardent les arbres synchrones sans glissement.
Single-strand chain to ANSI B29.1, boxed with one connecting link. | Cadena sencilla según ANSI B29.1, en caja con un eslabón de unión. | Chaîne simple selon ANSI B29.1, en boîte avec un maillon de raccord.
Plain-bore B-type sprockets with hub; bore, key and set screw to your need. | Piñones tipo B con maza y agujero liso; barrene, ranure y ponga prisionero según necesite. | Pignons de type B avec moyeu et alésage lisse; aléser, claveter et visser selon le besoin.
20° pressure angle, with hub; modules to ISO 54. | Ángulo de presión de 20°, con maza; módulos según ISO 54. | Angle de pression de 20°, avec moyeu; modules selon ISO 54.
Sizes to AS568; choose the rubber by fluid and temperature. | Medidas según AS568; elija el caucho según el fluido y la temperatura. | Dimensions selon AS568; choisir le caoutchouc selon le fluide et la température.
Spring-loaded lip keeps oil in and dirt out; sizes to ISO 6194. | El labio con resorte retiene el aceite y no deja entrar suciedad; medidas según ISO 6194. | La lèvre à ressort retient l'huile et bloque la saleté; dimensions selon ISO 6194.
Cut your own gaskets with knife or punch. | Corte sus propias juntas con cuchilla o sacabocados. | Coupez vos propres joints au couteau ou à l'emporte-pièce.
Female threads at both ends; turns the line by 90 degrees. | Rosca hembra en ambos extremos; gira la línea 90 grados. | Filets femelles aux deux bouts; tourne la conduite de 90 degrés.
Three equal ends; joins a branch to a line. | Tres extremos iguales; une un ramal a una línea. | Trois bouts égaux; joint un branchement à une conduite.
Joins two threaded pipes of the same size. | Une dos tubos roscados de la misma medida. | Joint deux tuyaux filetés de même dimension.
Schedule 40 pipe threaded at both ends. | Tubo cédula 40 roscado en ambos extremos. | Tuyau série 40 fileté aux deux bouts.
A quarter turn opens the full bore. | Un cuarto de vuelta abre el paso completo. | Un quart de tour ouvre le passage intégral.
Reinforced hose by the coil; fit with barbs and clamps. | Manguera reforzada por rollo; se monta con espigas y abrazaderas. | Boyau renforcé au rouleau; se monte avec raccords cannelés et colliers.
Tighten with a screwdriver or a 5/16" nut driver. | Se aprieta con destornillador o llave de tuercas de 5/16". | Se serre avec un tournevis ou un tourne-écrou de 5/16".
General-purpose length to DIN 338, 118° point. | Longitud de uso general según DIN 338, punta de 118°. | Longueur d'usage général selon DIN 338, pointe à 118°.
Plug chamfer for through and blind holes; ISO 529. | Chaflán semicónico para agujeros pasantes y ciegos; ISO 529. | Chanfrein demi-conique pour trous débouchants et borgnes; ISO 529.
Center-cutting, 30° helix. | Corte al centro, hélice de 30°. | Coupe au centre, hélice de 30°.
Variable teeth for steel, wood and plastic; arbor sold apart. | Dientes variables para acero, madera y plástico; el árbol se vende aparte. | Denture variable pour acier, bois et plastique; arbre vendu séparément.
Type 1 flat wheels; never exceed the marked speed. | Discos planos tipo 1; nunca exceda la velocidad marcada. | Meules plates de type 1; ne jamais dépasser la vitesse indiquée.
Waterproof paper for hand sanding wet or dry. | Papel impermeable para lijar a mano en húmedo o seco. | Papier imperméable pour poncer à la main, à l'eau ou à sec.
Flexible back, hardened teeth. | Lomo flexible, dientes templados. | Dos souple, dents trempées.
Open end and 12-point box end of the same size. | Boca abierta y estrella de 12 puntas de la misma medida. | Fourche et œil à 12 pans de même dimension.
Six-point sockets grip the flats, not the corners. | Los dados de seis puntas sujetan las caras, no las esquinas. | Les douilles à six pans serrent les plats, pas les arêtes.
Hardened tips, handles that stay in an oily hand. | Puntas templadas y mangos que no resbalan con aceite. | Pointes trempées, manches qui tiennent dans une main huileuse.
L-keys to ISO 2936. | Llaves en L según ISO 2936. | Clés en L selon ISO 2936.
Forged head for metalwork. | Cabeza forjada para trabajar metal. | Tête forgée pour le travail du métal.
Stranded copper in a tough jacket; sold by the coil. | Cobre trenzado en una cubierta resistente; se vende por rollo. | Cuivre toronné sous gaine robuste; vendu au rouleau.
Stranded tinned copper for panels and machines. | Cobre trenzado estañado para tableros y máquinas. | Cuivre toronné étamé pour panneaux et machines.
Replace with the same type, current and voltage only. | Reemplace solo por el mismo tipo, corriente y voltaje. | Remplacer seulement par les mêmes type, courant et tension.
Replaces the incandescent lamp of the stated wattage. | Reemplaza la lámpara incandescente de la potencia indicada. | Remplace la lampe à incandescence de la puissance indiquée.
T8 tubes for existing fixtures. | Tubos T8 para luminarias existentes. | Tubes T8 pour luminaires existants.
Crimp on with the matching tool; the barrel color tells the wire range. | Se prensan con la herramienta adecuada; el color indica el calibre. | Se sertissent avec l'outil adapté; la couleur du fût indique le calibre.
Self-locking nylon 6/6 ties. | Cinchos autobloqueantes de nailon 6/6. | Attaches autobloquantes en nylon 6/6.
Hinged door with gasket, back panel included. | Puerta con bisagra y empaque; incluye panel trasero. | Porte à charnière avec joint, panneau arrière compris.
Knit liners with a coated palm for grip. | Forros tejidos con palma recubierta para mejor agarre. | Doublures tricotées à paume enduite pour une bonne prise.
Powder-free, box of 100. | Sin polvo, caja de 100. | Sans poudre, boîte de 100.
Facepiece with bayonet ports; filters as stated. | Pieza facial con conexiones de bayoneta; filtros según se indica. | Pièce faciale à raccords à baïonnette; filtres selon l'indication.
Polycarbonate lenses to ANSI Z87.1. | Micas de policarbonato según ANSI Z87.1. | Verres de polycarbonate selon ANSI Z87.1.
Type I to ANSI Z89.1, ratchet suspension. | Tipo I según ANSI Z89.1, suspensión de matraca. | Type I selon ANSI Z89.1, suspension à rochet.
Top-plate casters; load is per caster. | Rodajas de placa; la carga es por rodaja. | Roulettes à platine; la charge vaut pour chacune.
Rated by total load of person, clothing and tools. | Capacidad para la carga total de persona, ropa y herramientas. | Capacité pour la charge totale de la personne, des vêtements et des outils.
Hang on panels or stack; label slot in front. | Se cuelgan en paneles o se apilan; ranura para etiqueta al frente. | Se suspendent aux panneaux ou s'empilent; porte-étiquette à l'avant.
Screw pin anchor shackles; the working load is marked on the bow. | Grilletes de perno roscado; la carga de trabajo está marcada en el arco. | Manilles à axe vissé; la charge d'utilisation est marquée sur l'arc.
By the coil; breaking strength is five times the working load or more. | Por rollo; la resistencia a la rotura es al menos cinco veces la carga de trabajo. | Au rouleau; la résistance à la rupture vaut au moins cinq fois la charge d'utilisation.
Rolls on a 3-inch core. | Rollos con centro de 3 pulgadas. | Rouleaux sur mandrin de 3 pouces.
Read the safety sheet before use. | Lea la hoja de seguridad antes de usar. | Lire la fiche de sécurité avant l'emploi.
Keyed different unless stated. | Llaves diferentes salvo indicación. | Clés différentes sauf indication.
With holes for flat head screws; removable pin where stated. | Con agujeros para tornillos avellanados; pasador removible donde se indica. | Avec trous pour vis à tête fraisée; axe amovible si indiqué.
Choose the thickener by load, water and temperature; do not mix thickeners. | Elija el espesante según carga, agua y temperatura; no mezcle espesantes. | Choisir l'épaississant selon la charge, l'eau et la température; ne pas mélanger les épaississants.
Viscosity grades to ISO 3448, at 40 °C. | Grados de viscosidad según ISO 3448, a 40 °C. | Grades de viscosité selon ISO 3448, à 40 °C.
For parts and surfaces; read the safety sheet before use. | Para piezas y superficies; lea la hoja de seguridad antes de usar. | Pour pièces et surfaces; lire la fiche de sécurité avant l'emploi.
Dry to the touch in 15 minutes; shake for one minute before use. | Seca al tacto en 15 minutos; agite un minuto antes de usar. | Sèche au toucher en 15 minutes; agiter une minute avant l'emploi.
`;
