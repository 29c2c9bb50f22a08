/**
 * Parts of a size's label, with `#` for each figure (and the letters before it): English | Spanish | French. Parts of
 * figures and units alone are the same everywhere and are not listed.
 */
export const labelParts = `
#mm long | #mm de largo | #mm de long
#" long | #" de largo | #" de long
for # | para # | pour #
#mm shank | vástago de #mm | tige de #mm
for #mm shafts | para ejes de #mm | pour arbres de #mm
#mm bore | agujero de #mm | alésage de #mm
A section | sección A | section A
B section | sección B | section B
C section | sección C | section C
SPZ section | sección SPZ | section SPZ
SPA section | sección SPA | section SPA
SPB section | sección SPB | section SPB
#mm wide | #mm de ancho | #mm de large
#teeth | #dientes | #dents
#ft | #pies | #pi
for ## | para ## | pour ##
module # | módulo # | module #
dash # | guion # | tiret #
#mm thick | #mm de espesor | #mm d'épaisseur
#" pipe | tubería de #" | tuyau de #"
#mm ID | #mm de diámetro interior | #mm de diamètre intérieur
#to #mm | #a #mm | #à #mm
taper | cónico | conique
plug | semicónico | demi-conique
bottoming | de fondo | finisseur
#flutes | #filos | #goujures
#grit | grano # | grain #
#teeth per inch | #dientes por pulgada | #dents par pouce
#" drive | cuadro de #" | carré de #"
standard | estándar | standard
deep | profundo | longue
Slotted | Plano | Plat
#mm blade | hoja de #mm | lame de #mm
Phillips ## | Phillips ## | Phillips ##
Torx # | Torx # | Torx #
plain end | extremo liso | bout droit
ball end | extremo de bola | bout sphérique
#oz | #oz | #oz
#conductors | #conductores | #conducteurs
##stud | perno ## | goujon ##
#" stud | perno de #" | goujon de #"
size XS | talla XS | taille TP
size S | talla S | taille P
size M | talla M | taille M
size L | talla L | taille G
size XL | talla XL | taille TG
size #XL | talla #XL | taille #TG
cut # | corte # | coupure #
filter: none | filtro: ninguno | filtre : aucun
filter: p# | filtro: p# | filtre : p#
filter: organic vapor | filtro: vapores orgánicos | filtre : vapeurs organiques
filter: acid gas | filtro: gases ácidos | filtre : gaz acides
filter: multi gas | filtro: multigás | filtre : multigaz
clear lens | mica transparente | verre transparent
small | chico | petit
regular | regular | moyen
wide | ancho | large
gray lens | mica gris | verre gris
amber lens | mica ámbar | verre ambre
indoor/outdoor lens | mica interior/exterior | verre intérieur/extérieur
blue mirror lens | mica azul espejo | verre miroir bleu
white | blanco | blanc
yellow | amarillo | jaune
orange | anaranjado | orange
blue | azul | bleu
red | rojo | rouge
green | verde | vert
gray | gris | gris
hi-vis lime | lima de alta visibilidad | lime haute visibilité
class C | clase C | classe C
class E | clase E | classe E
class G | clase G | classe G
swivel | giratoria | pivotante
swivel with brake | giratoria con freno | pivotante à frein
rigid | fija | fixe
#steps | #peldaños | #marches
#mm pin | pasador de #mm | axe de #mm
packing | de empaque | d'emballage
duct | para ductos | à conduits
masking | de enmascarar | à masquer
electrical | eléctrica | électrique
double-sided | de doble cara | double face
floor marking | para marcar pisos | de marquage au sol
foil | de aluminio | en aluminium
threadlocker | fijador de roscas | frein-filet
pipe sealant | sellador de roscas | scellant à filets
retaining compound | compuesto de retención | produit de blocage
instant adhesive | adhesivo instantáneo | adhésif instantané
epoxy | epóxico | époxy
silicone sealant | sellador de silicona | scellant au silicone
#mm clearance | claro de #mm | dégagement de #mm
fixed pin | pasador fijo | axe fixe
removable pin | pasador removible | axe amovible
NLGI # | NLGI # | NLGI #
#g | #g | #g
ISO VG # | ISO VG # | ISO VG #
#l | #l | #l
isopropyl alcohol | alcohol isopropílico | alcool isopropylique
acetone | acetona | acétone
mineral spirits | aguarrás mineral | essence minérale
citrus degreaser | desengrasante cítrico | dégraissant aux agrumes
alkaline degreaser | desengrasante alcalino | dégraissant alcalin
black | negro | noir
silver | plateado | argent
`;
