/** Sentences of the sections that follow from a product's hazards: key | en | es | fr. */
export const sentences = `
restriction | Only for the use named, by people who know this sheet. | Solo para el uso indicado y por personas que conozcan esta hoja. | Seulement pour l’usage indiqué, par des personnes qui connaissent cette fiche.
emergency | Call 911. For advice on poisoning in the US, Poison Help: 1-800-222-1222, day and night. | Llame al 911. Para orientación sobre intoxicaciones en EE. UU., Poison Help: 1-800-222-1222, día y noche. | Composer le 911. Pour un conseil en cas d’intoxication aux États-Unis, Poison Help : 1-800-222-1222, jour et nuit.
not-hazardous | Not a hazardous chemical under 29 CFR 1910.1200. | No es una sustancia química peligrosa según 29 CFR 1910.1200. | N’est pas un produit chimique dangereux selon 29 CFR 1910.1200.
hazardous | A hazardous chemical under 29 CFR 1910.1200. | Sustancia química peligrosa según 29 CFR 1910.1200. | Produit chimique dangereux selon 29 CFR 1910.1200.
ranges | Percent by weight; ranges because batches differ. | Porcentaje en peso; se dan intervalos porque los lotes varían. | Pourcentage en poids; intervalles, car les lots varient.
inhaled | Move the person to fresh air. See a physician if discomfort lasts. | Lleve a la persona al aire libre. Consulte a un médico si el malestar continúa. | Amener la personne à l’air frais. Consulter un médecin si le malaise persiste.
skin | Wash with soap and water. See a physician if irritation lasts. | Lave con agua y jabón. Consulte a un médico si la irritación continúa. | Laver à l’eau et au savon. Consulter un médecin si l’irritation persiste.
skin-burn | Take off contaminated clothing at once and rinse with water for at least 15 minutes. Get medical help at once. | Quite de inmediato la ropa contaminada y enjuague con agua al menos 15 minutos. Busque atención médica inmediata. | Retirer aussitôt les vêtements contaminés et rincer à l’eau au moins 15 minutes. Obtenir des soins médicaux sans délai.
eyes | Rinse with water for several minutes, without contact lenses. See a physician if irritation lasts. | Enjuague con agua varios minutos, sin lentes de contacto. Consulte a un médico si la irritación continúa. | Rincer à l’eau plusieurs minutes, sans lentilles de contact. Consulter un médecin si l’irritation persiste.
eyes-damage | Rinse with water for at least 15 minutes, lids held open, without contact lenses. Get medical help at once. | Enjuague con agua al menos 15 minutos con los párpados abiertos y sin lentes de contacto. Busque atención médica inmediata. | Rincer à l’eau au moins 15 minutes, paupières ouvertes, sans lentilles de contact. Obtenir des soins médicaux sans délai.
swallowed | Rinse the mouth and drink water. Do not induce vomiting. Call a poison center if unwell. | Enjuague la boca y beba agua. No provoque el vómito. Llame a un centro de toxicología si se siente mal. | Rincer la bouche et boire de l’eau. Ne pas faire vomir. Appeler un centre antipoison en cas de malaise.
swallowed-lungs | Do NOT induce vomiting: what gets into the lungs can kill. Call a poison center or 911 at once. | NO provoque el vómito: lo que entra en los pulmones puede causar la muerte. Llame de inmediato a un centro de toxicología o al 911. | NE PAS faire vomir : ce qui pénètre dans les poumons peut tuer. Appeler aussitôt un centre antipoison ou le 911.
physician | Treat according to symptoms. | Tratar según los síntomas. | Traiter selon les symptômes.
no-symptoms | None known when used as intended. | Ninguno conocido con el uso previsto. | Aucun connu dans l’usage prévu.
media | Water spray, foam, dry chemical, carbon dioxide. | Agua pulverizada, espuma, polvo seco, dióxido de carbono. | Eau pulvérisée, mousse, poudre sèche, dioxyde de carbone.
media-solvent | Alcohol-resistant foam, dry chemical, carbon dioxide. No water jet: it spreads the fire. | Espuma resistente al alcohol, polvo seco, dióxido de carbono. Sin chorro de agua: extiende el fuego. | Mousse antialcool, poudre sèche, dioxyde de carbone. Pas de jet d’eau : il propage le feu.
fire | Burns only in the heat of a larger fire, giving off carbon oxides. | Arde solo al calor de un incendio mayor; desprende óxidos de carbono. | Ne brûle que dans la chaleur d’un plus grand incendie, en dégageant des oxydes de carbone.
fire-vapor | Vapors are heavier than air and may travel to an ignition source and flash back. | Los vapores son más pesados que el aire y pueden llegar hasta una fuente de ignición y retroceder en llamas. | Les vapeurs, plus lourdes que l’air, peuvent atteindre une source d’inflammation et provoquer un retour de flamme.
fire-can | Cans burst in the heat and may fly like rockets. | Los envases revientan con el calor y pueden salir disparados. | Les contenants éclatent sous la chaleur et peuvent être projetés.
fire-fighters | Wear self-contained breathing apparatus; cool closed containers with water spray. | Use equipo de respiración autónomo; enfríe los recipientes cerrados con agua pulverizada. | Porter un appareil respiratoire autonome; refroidir les contenants fermés à l’eau pulvérisée.
people | Wear the protection of section 8; the floor may be slippery. | Use la protección de la sección 8; el piso puede estar resbaladizo. | Porter la protection de la section 8; le sol peut être glissant.
people-flammable | Put out every flame, let in air, keep others away. Wear the protection of section 8. | Apague toda llama, ventile y aleje a otras personas. Use la protección de la sección 8. | Éteindre toute flamme, aérer, éloigner les autres personnes. Porter la protection de la section 8.
nature | Keep out of drains and water. | Evite que llegue a desagües y aguas. | Éviter l’écoulement dans les égouts et les eaux.
cleaning-up | Take up with sand, earth or an absorbent, into closed containers. | Recoja con arena, tierra o absorbente en recipientes cerrados. | Recueillir avec du sable, de la terre ou un absorbant dans des contenants fermés.
cleaning-up-sparks | Use tools that make no sparks. | Utilice herramientas que no produzcan chispas. | Utiliser des outils qui ne produisent pas d’étincelles.
handling | Keep off skin and eyes; wash hands before breaks. | Evite el contacto con la piel y los ojos; lávese las manos antes de las pausas. | Éviter le contact avec la peau et les yeux; se laver les mains avant les pauses.
handling-flammable | Keep away from heat, sparks and flames; ground containers while pouring; do not smoke. | Mantenga alejado del calor, chispas y llamas; conecte a tierra los recipientes al trasvasar; no fume. | Tenir loin de la chaleur, des étincelles et des flammes; mettre les contenants à la terre en versant; ne pas fumer.
handling-can | Do not spray at flames; do not pierce or burn, even empty. | No rocíe hacia llamas; no perfore ni queme, ni vacío. | Ne pas vaporiser vers une flamme; ne pas percer ni brûler, même vide.
storage | In the closed original container, cool and dry. | En el envase original cerrado, en lugar fresco y seco. | Dans le contenant d’origine fermé, au frais et au sec.
storage-flammable | In a cabinet for flammables, with ventilation, away from oxidizers (29 CFR 1910.106). | En un armario para inflamables, con ventilación, lejos de oxidantes (29 CFR 1910.106). | Dans une armoire pour produits inflammables, ventilée, loin des comburants (29 CFR 1910.106).
storage-can | Below 50 °C (122 °F) and out of the sun. | Por debajo de 50 °C (122 °F) y lejos del sol. | À moins de 50 °C (122 °F) et à l’abri du soleil.
no-limits | No component has a permissible exposure limit of OSHA on record. | No consta para ningún componente un límite de exposición permisible de OSHA. | Aucun composant n’a de limite d’exposition admissible de l’OSHA au dossier.
ventilation | Good general ventilation is enough. | Basta una buena ventilación general. | Une bonne ventilation générale suffit.
ventilation-vapor | Local exhaust where vapor or mist forms; explosion-proof where it can burn. | Extracción local donde se formen vapores o niebla; a prueba de explosión donde puedan arder. | Aspiration locale où se forment vapeurs ou brouillards; antidéflagrante où ils peuvent brûler.
eye-protection | Safety glasses (ANSI Z87.1); goggles where it may splash. | Lentes de seguridad (ANSI Z87.1); gafas cerradas si puede salpicar. | Lunettes de sécurité (ANSI Z87.1); lunettes étanches s’il y a risque d’éclaboussures.
eye-protection-damage | Chemical goggles (ANSI Z87.1) and a face shield. | Gafas para productos químicos (ANSI Z87.1) y careta. | Lunettes étanches (ANSI Z87.1) et écran facial.
hand-protection | Nitrile gloves for longer contact. | Guantes de nitrilo para contacto prolongado. | Gants de nitrile pour un contact prolongé.
hand-protection-needed | Chemical-resistant gloves; ask their maker how long they hold. | Guantes resistentes a productos químicos; pregunte a su fabricante cuánto resisten. | Gants résistants aux produits chimiques; demander à leur fabricant combien de temps ils résistent.
breathing | None in normal use. | Ninguna en uso normal. | Aucune en usage normal.
breathing-vapor | Above the limits a NIOSH-approved respirator with organic-vapor cartridges (29 CFR 1910.134). | Por encima de los límites, un respirador aprobado por NIOSH con cartuchos para vapores orgánicos (29 CFR 1910.134). | Au-delà des limites, un respirateur approuvé par le NIOSH à cartouches pour vapeurs organiques (29 CFR 1910.134).
reactivity | None known in normal use. | Ninguna conocida en uso normal. | Aucune connue en usage normal.
stability | Stable in its closed container. | Estable en su envase cerrado. | Stable dans son contenant fermé.
avoid | Excessive heat. | Calor excesivo. | Chaleur excessive.
avoid-flammable | Heat, sparks, flames, static charge. | Calor, chispas, llamas, carga estática. | Chaleur, étincelles, flammes, charge statique.
incompatible | Strong oxidizers. | Oxidantes fuertes. | Comburants forts.
incompatible-alkaline | Acids, aluminum, zinc and tin: hydrogen may form. | Ácidos, aluminio, cinc y estaño: puede formarse hidrógeno. | Acides, aluminium, zinc et étain : formation possible d’hydrogène.
decomposition | Carbon oxides in a fire. | Óxidos de carbono en un incendio. | Oxydes de carbone en cas d’incendie.
routes | Skin, eyes, swallowing. | Piel, ojos, ingestión. | Peau, yeux, ingestion.
routes-vapor | Breathing, skin, eyes, swallowing. | Inhalación, piel, ojos, ingestión. | Inhalation, peau, yeux, ingestion.
no-effects | No hazard statement for health applies. | No se aplica ninguna indicación de peligro para la salud. | Aucune mention de danger pour la santé ne s’applique.
no-cancer | Not classified as a carcinogen by its maker; no statement H350 or H351 applies. | El fabricante no lo clasifica como carcinógeno; no se aplican H350 ni H351. | Non classé cancérogène par le fabricant; les mentions H350 et H351 ne s’appliquent pas.
no-ecotoxicity | No hazard statement for the environment applies. | No se aplica ninguna indicación de peligro para el medio ambiente. | Aucune mention de danger pour l’environnement ne s’applique.
waste | Dispose of contents and container by local, state and federal rules; never into drains. | Elimine contenido y envase según las normas locales, estatales y federales; nunca por el desagüe. | Éliminer contenu et contenant selon les règles locales, provinciales et fédérales; jamais à l’égout.
waste-flammable | Ignitable waste (40 CFR 261.21, D001). | Residuo inflamable (40 CFR 261.21, D001). | Déchet inflammable (40 CFR 261.21, D001).
waste-corrosive | Where its pH is 12.5 or more, corrosive waste (40 CFR 261.22, D002). | Con pH de 12,5 o más, residuo corrosivo (40 CFR 261.22, D002). | À un pH de 12,5 ou plus, déchet corrosif (40 CFR 261.22, D002).
not-regulated | Not regulated. | No regulado. | Non réglementé.
yes | Yes | Sí | Oui
no-sara | No reportable hazard category. | Sin categoría de peligro declarable. | Aucune catégorie de danger à déclarer.
sara-hazards | Reportable for the classes named in section 2. | Declarable por las clases indicadas en la sección 2. | À déclarer pour les classes nommées à la section 2.
`;
