/** Precautionary statements of the GHS: code | en | es | fr. A code that is not listed stands on the sheet alone. */
export const precautions = `
P210 | Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. | Mantener alejado del calor, superficies calientes, chispas, llamas abiertas y otras fuentes de ignición. No fumar. | Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.
P211 | Do not spray on an open flame or other ignition source. | No pulverizar sobre una llama abierta u otra fuente de ignición. | Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.
P233 | Keep container tightly closed. | Mantener el recipiente herméticamente cerrado. | Maintenir le récipient fermé de manière étanche.
P234 | Keep only in original packaging. | Conservar únicamente en el embalaje original. | Conserver uniquement dans l’emballage d’origine.
P240 | Ground and bond container and receiving equipment. | Toma de tierra y enlace equipotencial del recipiente y del equipo receptor. | Mise à la terre et liaison équipotentielle du récipient et du matériel de réception.
P251 | Do not pierce or burn, even after use. | No perforar ni quemar, incluso después de su uso. | Ne pas perforer ni brûler, même après usage.
P260 | Do not breathe mist, vapors or spray. | No respirar la niebla, los vapores ni el aerosol. | Ne pas respirer les brouillards, vapeurs ou aérosols.
P261 | Avoid breathing mist, vapors or spray. | Evitar respirar la niebla, los vapores o el aerosol. | Éviter de respirer les brouillards, vapeurs ou aérosols.
P264 | Wash hands thoroughly after handling. | Lavarse las manos concienzudamente tras la manipulación. | Se laver les mains soigneusement après manipulation.
P270 | Do not eat, drink or smoke when using this product. | No comer, beber ni fumar durante su utilización. | Ne pas manger, boire ou fumer en manipulant ce produit.
P271 | Use only outdoors or in a well-ventilated area. | Utilizar únicamente al aire libre o en un lugar bien ventilado. | Utiliser seulement en plein air ou dans un endroit bien ventilé.
P272 | Contaminated work clothing must not be allowed out of the workplace. | La ropa de trabajo contaminada no debe salir del lugar de trabajo. | Les vêtements de travail contaminés ne devraient pas sortir du lieu de travail.
P273 | Avoid release to the environment. | No dispersar en el medio ambiente. | Éviter le rejet dans l’environnement.
P280 | Wear protective gloves, protective clothing and eye protection. | Usar guantes, ropa y equipo de protección para los ojos. | Porter des gants, des vêtements et un équipement de protection des yeux.
P301+P310 | IF SWALLOWED: Immediately call a poison center or doctor. | EN CASO DE INGESTIÓN: Llamar inmediatamente a un centro de toxicología o a un médico. | EN CAS D’INGESTION : Appeler immédiatement un centre antipoison ou un médecin.
P301+P312 | IF SWALLOWED: Call a poison center or doctor if you feel unwell. | EN CASO DE INGESTIÓN: Llamar a un centro de toxicología o a un médico si la persona se encuentra mal. | EN CAS D’INGESTION : Appeler un centre antipoison ou un médecin en cas de malaise.
P301+P330+P331 | IF SWALLOWED: Rinse mouth. Do NOT induce vomiting. | EN CASO DE INGESTIÓN: Enjuagar la boca. NO provocar el vómito. | EN CAS D’INGESTION : Rincer la bouche. NE PAS faire vomir.
P302+P352 | IF ON SKIN: Wash with plenty of soap and water. | EN CASO DE CONTACTO CON LA PIEL: Lavar con abundante agua y jabón. | EN CAS DE CONTACT AVEC LA PEAU : Laver abondamment à l’eau et au savon.
P303+P361+P353 | IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water or shower. | EN CASO DE CONTACTO CON LA PIEL (o el pelo): Quitar inmediatamente toda la ropa contaminada. Enjuagar la piel con agua o ducharse. | EN CAS DE CONTACT AVEC LA PEAU (ou les cheveux) : Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau ou se doucher.
P304+P340 | IF INHALED: Remove person to fresh air and keep comfortable for breathing. | EN CASO DE INHALACIÓN: Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración. | EN CAS D’INHALATION : Transporter la personne à l’air frais et la maintenir dans une position où elle peut confortablement respirer.
P305+P351+P338 | IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. | EN CASO DE CONTACTO CON LOS OJOS: Enjuagar con agua cuidadosamente durante varios minutos. Quitar las lentes de contacto si las hay y resulta fácil. Seguir enjuagando. | EN CAS DE CONTACT AVEC LES YEUX : Rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.
P308+P313 | IF exposed or concerned: Get medical attention. | EN CASO DE exposición manifiesta o presunta: Consultar a un médico. | EN CAS d’exposition prouvée ou suspectée : Consulter un médecin.
P310 | Immediately call a poison center or doctor. | Llamar inmediatamente a un centro de toxicología o a un médico. | Appeler immédiatement un centre antipoison ou un médecin.
P312 | Call a poison center or doctor if you feel unwell. | Llamar a un centro de toxicología o a un médico si la persona se encuentra mal. | Appeler un centre antipoison ou un médecin en cas de malaise.
P314 | Get medical attention if you feel unwell. | Consultar a un médico en caso de malestar. | Consulter un médecin en cas de malaise.
P330 | Rinse mouth. | Enjuagar la boca. | Rincer la bouche.
P331 | Do NOT induce vomiting. | NO provocar el vómito. | NE PAS faire vomir.
P332+P313 | If skin irritation occurs: Get medical attention. | En caso de irritación cutánea: Consultar a un médico. | En cas d’irritation cutanée : Consulter un médecin.
P333+P313 | If skin irritation or rash occurs: Get medical attention. | En caso de irritación cutánea o sarpullido: Consultar a un médico. | En cas d’irritation ou d’éruption cutanée : Consulter un médecin.
P337+P313 | If eye irritation persists: Get medical attention. | Si la irritación ocular persiste: Consultar a un médico. | Si l’irritation oculaire persiste : Consulter un médecin.
P370+P378 | In case of fire: Use dry chemical, carbon dioxide or alcohol-resistant foam to extinguish. | En caso de incendio: Utilizar polvo seco, dióxido de carbono o espuma resistente al alcohol para la extinción. | En cas d’incendie : Utiliser de la poudre sèche, du dioxyde de carbone ou une mousse antialcool pour l’extinction.
P390 | Absorb spillage to prevent material damage. | Absorber el vertido para prevenir daños materiales. | Absorber toute substance répandue pour éviter qu’elle attaque les matériaux environnants.
P391 | Collect spillage. | Recoger el vertido. | Recueillir le produit répandu.
P403+P233 | Store in a well-ventilated place. Keep container tightly closed. | Almacenar en un lugar bien ventilado. Mantener el recipiente herméticamente cerrado. | Stocker dans un endroit bien ventilé. Maintenir le récipient fermé de manière étanche.
P403+P235 | Store in a well-ventilated place. Keep cool. | Almacenar en un lugar bien ventilado. Mantener fresco. | Stocker dans un endroit bien ventilé. Tenir au frais.
P405 | Store locked up. | Guardar bajo llave. | Garder sous clef.
P410+P412 | Protect from sunlight. Do not expose to temperatures exceeding 50 °C / 122 °F. | Proteger de la luz solar. No exponer a temperaturas superiores a 50 °C / 122 °F. | Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50 °C / 122 °F.
P501 | Dispose of contents and container in accordance with local, state and federal regulations. | Eliminar el contenido y el recipiente conforme a la reglamentación local, estatal y federal. | Éliminer le contenu et le récipient conformément à la réglementation locale, provinciale et fédérale.
`;
