/** Names of sections (`s1` to `s16`), of their lines and of short values: key | en | es | fr. */
export const headings = `
title | Safety data sheet | Hoja de datos de seguridad | Fiche de données de sécurité
demonstration | DEMONSTRATION DATA: a fictional product of a fictional manufacturer, modeled on typical products of its kind. Not for use with any real product. | DATOS DE DEMOSTRACIÓN: producto ficticio de un fabricante ficticio, basado en productos típicos de su tipo. No utilizar con ningún producto real. | DONNÉES DE DÉMONSTRATION : produit fictif d’un fabricant fictif, établi d’après des produits courants du même type. Ne pas utiliser pour un produit réel.
notice | Based on the manufacturer’s data in our catalog, following Appendix D to 29 CFR 1910.1200. | Elaborada con los datos del fabricante en nuestro catálogo, según el apéndice D de 29 CFR 1910.1200. | Établie à partir des données du fabricant dans notre catalogue, selon l’annexe D de 29 CFR 1910.1200.
s1 | Identification | Identificación | Identification
s2 | Hazards identification | Identificación de los peligros | Identification des dangers
s3 | Composition / information on ingredients | Composición / información sobre los componentes | Composition / informations sur les composants
s4 | First-aid measures | Primeros auxilios | Premiers soins
s5 | Fire-fighting measures | Medidas de lucha contra incendios | Mesures de lutte contre l’incendie
s6 | Accidental release measures | Medidas en caso de vertido accidental | Mesures en cas de déversement accidentel
s7 | Handling and storage | Manipulación y almacenamiento | Manutention et stockage
s8 | Exposure controls / personal protection | Controles de exposición / protección personal | Contrôle de l’exposition / protection individuelle
s9 | Physical and chemical properties | Propiedades físicas y químicas | Propriétés physiques et chimiques
s10 | Stability and reactivity | Estabilidad y reactividad | Stabilité et réactivité
s11 | Toxicological information | Información toxicológica | Données toxicologiques
s12 | Ecological information | Información ecológica | Données écologiques
s13 | Disposal considerations | Consideraciones sobre la eliminación | Données sur l’élimination
s14 | Transport information | Información sobre el transporte | Informations relatives au transport
s15 | Regulatory information | Información reglamentaria | Informations réglementaires
s16 | Other information | Otra información | Autres informations
product | Product | Producto | Produit
number | Part number | Número de pieza | Numéro de pièce
brand | Brand | Marca | Marque
use | Recommended use | Uso recomendado | Usage recommandé
restriction | Restrictions on use | Restricciones de uso | Restrictions d’utilisation
supplier | Supplied by | Distribuido por | Distribué par
emergency | In an emergency | En caso de emergencia | En cas d’urgence
classification | Classification | Clasificación | Classification
signal | Signal word | Palabra de advertencia | Mention d’avertissement
danger | Danger | Peligro | Danger
warning | Warning | Atención | Attention
symbols | Pictograms | Pictogramas | Pictogrammes
bomb | Exploding bomb | Bomba explotando | Bombe explosant
flame-circle | Flame over circle | Llama sobre círculo | Flamme sur un cercle
flame | Flame | Llama | Flamme
gas-cylinder | Gas cylinder | Cilindro de gas | Bouteille à gaz
corrosion | Corrosion | Corrosión | Corrosion
skull | Skull and crossbones | Calavera y tibias cruzadas | Tête de mort sur deux tibias
exclamation | Exclamation mark | Signo de exclamación | Point d’exclamation
health | Health hazard | Peligro para la salud | Danger pour la santé
environment | Environment | Medio ambiente | Environnement
hazards | Hazard statements | Indicaciones de peligro | Mentions de danger
precautions | Precautionary statements | Consejos de prudencia | Conseils de prudence
inhaled | If inhaled | En caso de inhalación | En cas d’inhalation
skin | On skin | En la piel | Sur la peau
eyes | In eyes | En los ojos | Dans les yeux
swallowed | If swallowed | En caso de ingestión | En cas d’ingestion
special | Special instructions | Instrucciones especiales | Consignes particulières
symptoms | Symptoms | Síntomas | Symptômes
physician | Note to physicians | Nota para el médico | Avis au médecin
media | Extinguishing media | Medios de extinción | Agents extincteurs
fire-hazards | Special hazards | Peligros específicos | Dangers particuliers
fire-fighters | Advice for firefighters | Consejos para los bomberos | Conseils aux pompiers
people | Personal precautions | Precauciones personales | Précautions individuelles
nature | Environmental precautions | Precauciones ambientales | Précautions environnementales
cleaning-up | Containment and cleanup | Contención y limpieza | Confinement et nettoyage
handling | Handling | Manipulación | Manutention
storage | Storage | Almacenamiento | Stockage
limits | Exposure limits | Límites de exposición | Limites d’exposition
ventilation | Engineering controls | Controles técnicos | Mesures d’ingénierie
eye-protection | Eye protection | Protección de los ojos | Protection des yeux
hand-protection | Hand protection | Protección de las manos | Protection des mains
breathing | Respiratory protection | Protección respiratoria | Protection respiratoire
form | Physical state | Estado físico | État physique
liquid | Liquid | Líquido | Liquide
gel | Gel | Gel | Gel
paste | Paste | Pasta | Pâte
aerosol | Aerosol | Aerosol | Aérosol
solid | Solid | Sólido | Solide
color | Color | Color | Couleur
odor | Odor | Olor | Odeur
ph | pH | pH | pH
freezing | Melting or freezing point | Punto de fusión o congelación | Point de fusion ou de congélation
boiling | Initial boiling point | Punto inicial de ebullición | Point initial d’ébullition
flash | Flash point | Punto de inflamación | Point d’éclair
explosion | Explosive limits | Límites de explosividad | Limites d’explosivité
vapor-pressure | Vapor pressure | Presión de vapor | Pression de vapeur
density | Density at 20 °C | Densidad a 20 °C | Masse volumique à 20 °C
solubility | Solubility in water | Solubilidad en agua | Solubilité dans l’eau
insoluble | Insoluble | Insoluble | Insoluble
slight | Slight | Baja | Faible
miscible | Miscible | Miscible | Miscible
ignition | Auto-ignition temperature | Temperatura de autoinflamación | Température d’auto-inflammation
viscosity | Kinematic viscosity at 40 °C | Viscosidad cinemática a 40 °C | Viscosité cinématique à 40 °C
voc | Volatile organic compounds | Compuestos orgánicos volátiles | Composés organiques volatils
unknown | Not determined | No determinado | Non déterminé
reactivity | Reactivity | Reactividad | Réactivité
stability | Chemical stability | Estabilidad química | Stabilité chimique
avoid | Conditions to avoid | Condiciones que deben evitarse | Conditions à éviter
incompatible | Incompatible materials | Materiales incompatibles | Matières incompatibles
decomposition | Hazardous decomposition products | Productos de descomposición peligrosos | Produits de décomposition dangereux
routes | Routes of exposure | Vías de exposición | Voies d’exposition
effects | Effects | Efectos | Effets
acute | Acute toxicity (values) | Toxicidad aguda (valores) | Toxicité aiguë (valeurs)
cancer | Carcinogenicity | Carcinogenicidad | Cancérogénicité
ecotoxicity | Ecotoxicity | Ecotoxicidad | Écotoxicité
persistence | Persistence, bioaccumulation, mobility | Persistencia, bioacumulación, movilidad | Persistance, bioaccumulation, mobilité
waste | Waste | Residuos | Déchets
un | UN number | Número ONU | Numéro ONU
shipping-name | Proper shipping name | Designación oficial de transporte | Désignation officielle de transport
class | Hazard class | Clase de peligro | Classe de danger
packing-group | Packing group | Grupo de embalaje | Groupe d’emballage
limited | Limited quantity | Cantidad limitada | Quantité limitée
transport | Transport by road (49 CFR 172) | Transporte por carretera (49 CFR 172) | Transport par route (49 CFR 172)
osha | OSHA Hazard Communication Standard | Norma de comunicación de peligros de OSHA | Norme de communication des dangers de l’OSHA
sara | SARA 311/312 | SARA 311/312 | SARA 311/312
revised | Revised | Revisada | Révisée le
`;
