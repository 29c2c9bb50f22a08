/** Names of attributes as heads of tables: English | Spanish | French. */
export const attributeNames = `
Thread size | Rosca | Filetage
Length | Longitud | Longueur
Material | Material | Matériau
Finish | Acabado | Fini
Grade | Grado | Classe
Thread pitch | Paso de rosca | Pas du filetage
Width across flats | Entrecaras | Surplat
Head height | Altura de cabeza | Hauteur de tête
Head diameter | Diámetro de cabeza | Diamètre de tête
Hex key size | Llave hexagonal | Clé hexagonale
Height | Altura | Hauteur
For screw size | Para tornillo | Pour vis
Inside diameter | Diámetro interior | Diamètre intérieur
Outside diameter | Diámetro exterior | Diamètre extérieur
Thickness | Espesor | Épaisseur
Diameter | Diámetro | Diamètre
Maximum grip | Agarre máximo | Serrage maximal
Shank length | Longitud del vástago | Longueur de tige
Eye inside diameter | Diámetro interior del ojo | Diamètre intérieur de l'œil
Load capacity | Capacidad de carga | Capacité de charge
Trade number | Número comercial | Numéro commercial
Bore | Agujero | Alésage
Width | Ancho | Largeur
Seals | Sellos | Joints
Clearance | Juego | Jeu
Shaft diameter | Diámetro del eje | Diamètre d'arbre
Center height | Altura al centro | Hauteur d'axe
Housing | Soporte | Palier
Wire diameter | Diámetro del alambre | Diamètre du fil
Free length | Longitud libre | Longueur libre
Section | Sección | Section
Top width | Ancho superior | Largeur supérieure
Profile | Perfil | Profil
Pitch | Paso | Pas
Pitch length | Longitud primitiva | Longueur primitive
ANSI number | Número ANSI | Numéro ANSI
Roller diameter | Diámetro del rodillo | Diamètre du rouleau
Inside width | Ancho interior | Largeur intérieure
For ANSI chain | Para cadena ANSI | Pour chaîne ANSI
Teeth | Dientes | Dents
Module | Módulo | Module
Face width | Ancho de cara | Largeur de denture
Dash number | Número de guion | Numéro de tiret
Hardness | Dureza | Dureté
Housing bore | Alojamiento | Logement
Pipe size | Tubería | Tuyau
Pipe OD | Diámetro exterior del tubo | Diamètre extérieur du tuyau
Connection | Conexión | Raccord
Maximum pressure | Presión máxima | Pression maximale
Center to end | Del centro al extremo | Du centre au bout
Wall thickness | Espesor de pared | Épaisseur de paroi
Body | Cuerpo | Corps
Smallest diameter | Diámetro mínimo | Diamètre minimal
Largest diameter | Diámetro máximo | Diamètre maximal
Band width | Ancho de banda | Largeur de bande
Flute length | Longitud de canal | Longueur de goujure
Overall length | Longitud total | Longueur totale
Coating | Recubrimiento | Revêtement
Chamfer | Chaflán | Chanfrein
Mill diameter | Diámetro de la fresa | Diamètre de fraise
Length of cut | Longitud de corte | Longueur de coupe
Flutes | Filos | Goujures
Cutting depth | Profundidad de corte | Profondeur de coupe
Maximum speed | Velocidad máxima | Vitesse maximale
Abrasive | Abrasivo | Abrasif
Grit | Grano | Grain
Size | Tamaño | Taille
Box end | Estrella | Œil
Square drive | Cuadro | Carré
Depth | Profundidad | Profondeur
Tip | Punta | Pointe
Tip width | Ancho de punta | Largeur de pointe
Blade length | Longitud de la hoja | Longueur de lame
Handle | Mango | Manche
Long arm | Brazo largo | Bras long
End | Extremo | Bout
Head weight | Peso de la cabeza | Poids de tête
Head length | Longitud de la cabeza | Longueur de tête
Wire gauge | Calibre | Calibre
Conductors | Conductores | Conducteurs
Jacket | Cubierta | Gaine
Voltage | Voltaje | Tension
Color | Color | Couleur
Current | Corriente | Courant
Response | Respuesta | Réponse
Shape | Forma | Forme
Power | Potencia | Puissance
Light output | Flujo luminoso | Flux lumineux
Base | Base | Culot
Color temperature | Temperatura de color | Température de couleur
Wiring | Cableado | Câblage
Stud size | Perno | Goujon
Hole | Agujero del anillo | Trou
Insulation | Aislamiento | Isolant
Tensile strength | Resistencia a la tracción | Résistance à la traction
Rating | Clasificación | Indice
ANSI cut level | Nivel de corte ANSI | Niveau de coupure ANSI
Liner | Forro | Doublure
Filter | Filtro | Filtre
Facepiece | Pieza facial | Pièce faciale
Lens | Mica | Verre
Frame | Armazón | Monture
Class | Clase | Classe de protection
Brim | Ala | Bord
Wheel diameter | Diámetro de rueda | Diamètre de roue
Overall height | Altura total | Hauteur totale
Plate length | Longitud de la placa | Longueur de platine
Capacity | Capacidad | Capacité
Type | Tipo | Type
Tread | Banda de rodadura | Bande de roulement
Steps | Peldaños | Marches
Load rating | Carga nominal | Charge nominale
Pin diameter | Diámetro del pasador | Diamètre de l'axe
Inside length | Longitud interior | Longueur intérieure
Working load | Carga de trabajo | Charge d'utilisation
Construction | Construcción | Construction
Breaking strength | Resistencia a la rotura | Résistance à la rupture
Content | Contenido | Contenu
Strength | Fuerza | Force
Body width | Ancho del cuerpo | Largeur du corps
Shackle clearance | Claro del arco | Dégagement de l'anse
Shackle diameter | Diámetro del arco | Diamètre de l'anse
Keying | Llaves | Clés
Open width | Ancho abierta | Largeur ouverte
Pin | Pasador | Axe
NLGI grade | Grado NLGI | Grade NLGI
Net weight | Peso neto | Poids net
Thickener | Espesante | Épaississant
Dropping point | Punto de goteo | Point de goutte
Viscosity grade | Grado de viscosidad | Grade de viscosité
Oil type | Tipo de aceite | Type d'huile
Flash point | Punto de inflamación | Point d'éclair
Container | Envase | Contenant
Sheen | Brillo | Lustre
`;
