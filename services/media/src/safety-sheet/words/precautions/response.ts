/**
 * Precautionary statements of the GHS that say what to do when something has happened: code | en | es | fr. Codes that
 * are joined are worded one behind the other; a row of joined codes is one whose words are not that.
 */
export const response = `
P301 | IF SWALLOWED: | EN CASO DE INGESTIÓN: | EN CAS D’INGESTION :
P302 | IF ON SKIN: | EN CASO DE CONTACTO CON LA PIEL: | EN CAS DE CONTACT AVEC LA PEAU :
P303 | IF ON SKIN (or hair): | EN CASO DE CONTACTO CON LA PIEL (o el pelo): | EN CAS DE CONTACT AVEC LA PEAU (ou les cheveux) :
P304 | IF INHALED: | EN CASO DE INHALACIÓN: | EN CAS D’INHALATION :
P305 | IF IN EYES: | EN CASO DE CONTACTO CON LOS OJOS: | EN CAS DE CONTACT AVEC LES YEUX :
P306 | IF ON CLOTHING: | EN CASO DE CONTACTO CON LA ROPA: | EN CAS DE CONTACT AVEC LES VÊTEMENTS :
P307 | IF exposed: | EN CASO DE exposición: | EN CAS d’exposition :
P308 | IF exposed or concerned: | EN CASO DE exposición manifiesta o presunta: | EN CAS d’exposition prouvée ou suspectée :
P309 | IF exposed or if you feel unwell: | EN CASO DE exposición o malestar: | EN CAS d’exposition ou d’un malaise :
P310 | Immediately call a poison center or doctor. | Llamar inmediatamente a un centro de toxicología o a un médico. | Appeler immédiatement un centre antipoison ou un médecin.
P311 | Call a poison center or doctor. | Llamar a un centro de toxicología o a un médico. | Appeler un centre antipoison ou un médecin.
P312 | Call a poison center or doctor if you feel unwell. | Llamar a un centro de toxicología o a un médico si la persona se encuentra mal. | Appeler un centre antipoison ou un médecin en cas de malaise.
P313 | Get medical attention. | Consultar a un médico. | Consulter un médecin.
P314 | Get medical attention if you feel unwell. | Consultar a un médico en caso de malestar. | Consulter un médecin en cas de malaise.
P315 | Get immediate medical attention. | Consultar a un médico inmediatamente. | Consulter immédiatement un médecin.
P316 | Get emergency medical help immediately. | Buscar inmediatamente ayuda médica de urgencia. | Demander immédiatement une aide médicale d’urgence.
P317 | Get medical help. | Buscar ayuda médica. | Demander une aide médicale.
P318 | If exposed or concerned, get medical advice. | En caso de exposición demostrada o supuesta, consultar a un médico. | En cas d’exposition prouvée ou suspectée, consulter un médecin.
P319 | Get medical help if you feel unwell. | Buscar ayuda médica si la persona se encuentra mal. | Demander une aide médicale en cas de malaise.
P320 | Specific treatment is urgent (see section 4). | Se necesita urgentemente un tratamiento específico (véase la sección 4). | Un traitement spécifique est urgent (voir la section 4).
P321 | Specific treatment (see section 4). | Tratamiento específico (véase la sección 4). | Traitement spécifique (voir la section 4).
P322 | Specific measures (see section 4). | Medidas específicas (véase la sección 4). | Mesures spécifiques (voir la section 4).
P330 | Rinse mouth. | Enjuagar la boca. | Rincer la bouche.
P331 | Do NOT induce vomiting. | NO provocar el vómito. | NE PAS faire vomir.
P332 | If skin irritation occurs: | En caso de irritación cutánea: | En cas d’irritation cutanée :
P333 | If skin irritation or rash occurs: | En caso de irritación cutánea o sarpullido: | En cas d’irritation ou d’éruption cutanée :
P334 | Immerse in cool water or wrap in wet bandages. | Sumergir en agua fría o envolver en vendas húmedas. | Rincer à l’eau fraîche ou poser une compresse humide.
P335 | Brush off loose particles from skin. | Sacudir las partículas que se hayan depositado en la piel. | Enlever avec précaution les particules déposées sur la peau.
P336 | Thaw frosted parts with lukewarm water. Do not rub affected area. | Descongelar las partes congeladas con agua tibia. No frotar la parte afectada. | Dégeler les parties gelées avec de l’eau tiède. Ne pas frotter les zones touchées.
P337 | If eye irritation persists: | Si la irritación ocular persiste: | Si l’irritation oculaire persiste :
P338 | Remove contact lenses, if present and easy to do. Continue rinsing. | Quitar las lentes de contacto si las hay y resulta fácil. Seguir enjuagando. | Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.
P340 | Remove person to fresh air and keep comfortable for breathing. | Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración. | Transporter la personne à l’air frais et la maintenir dans une position où elle peut confortablement respirer.
P341 | If breathing is difficult, remove person to fresh air and keep at rest in a position comfortable for breathing. | Si respira con dificultad, transportar a la persona al aire libre y mantenerla en reposo en una posición que le facilite la respiración. | Si la personne respire difficilement, la transporter à l’air frais et la maintenir au repos dans une position où elle peut confortablement respirer.
P342 | If experiencing respiratory symptoms: | En caso de síntomas respiratorios: | En cas de symptômes respiratoires :
P350 | Gently wash with plenty of soap and water. | Lavar suavemente con abundante agua y jabón. | Laver avec précaution et abondamment à l’eau et au savon.
P351 | Rinse cautiously with water for several minutes. | Enjuagar con agua cuidadosamente durante varios minutos. | Rincer avec précaution à l’eau pendant plusieurs minutes.
P352 | Wash with plenty of soap and water. | Lavar con abundante agua y jabón. | Laver abondamment à l’eau et au savon.
P353 | Rinse skin with water or shower. | Enjuagar la piel con agua o ducharse. | Rincer la peau à l’eau ou se doucher.
P354 | Immediately rinse with water for several minutes. | Enjuagar inmediatamente con agua durante varios minutos. | Rincer immédiatement à l’eau pendant plusieurs minutes.
P360 | Rinse immediately contaminated clothing and skin with plenty of water before removing clothes. | Enjuagar inmediatamente con agua abundante la ropa y la piel contaminadas antes de quitarse la ropa. | Rincer immédiatement et abondamment avec de l’eau les vêtements contaminés et la peau avant de les enlever.
P361 | Take off immediately all contaminated clothing. | Quitar inmediatamente toda la ropa contaminada. | Enlever immédiatement tous les vêtements contaminés.
P362 | Take off contaminated clothing. | Quitar la ropa contaminada. | Enlever les vêtements contaminés.
P363 | Wash contaminated clothing before reuse. | Lavar la ropa contaminada antes de volver a usarla. | Laver les vêtements contaminés avant réutilisation.
P364 | And wash it before reuse. | Y lavarla antes de volver a usarla. | Et les laver avant réutilisation.
P361+P364 | Take off immediately all contaminated clothing and wash it before reuse. | Quitar inmediatamente toda la ropa contaminada y lavarla antes de volver a usarla. | Enlever immédiatement tous les vêtements contaminés et les laver avant réutilisation.
P362+P364 | Take off contaminated clothing and wash it before reuse. | Quitar la ropa contaminada y lavarla antes de volver a usarla. | Enlever les vêtements contaminés et les laver avant réutilisation.
P370 | In case of fire: | En caso de incendio: | En cas d’incendie :
P371 | In case of major fire and large quantities: | En caso de incendio importante y en grandes cantidades: | En cas d’incendie important et s’il s’agit de grandes quantités :
P372 | Explosion risk. | Riesgo de explosión. | Risque d’explosion.
P373 | DO NOT fight fire when fire reaches explosives. | NO combatir el incendio cuando el fuego llegue a los explosivos. | NE PAS combattre l’incendie lorsque le feu atteint les explosifs.
P374 | Fight fire with normal precautions from a reasonable distance. | Combatir el incendio tomando las precauciones habituales, a una distancia razonable. | Combattre l’incendie à distance en prenant les précautions normales.
P375 | Fight fire remotely due to the risk of explosion. | Combatir el incendio a distancia, debido al riesgo de explosión. | Combattre l’incendie à distance à cause du risque d’explosion.
P376 | Stop leak if safe to do so. | Detener la fuga si no hay peligro en hacerlo. | Obturer la fuite si cela peut se faire sans danger.
P377 | Leaking gas fire: Do not extinguish, unless leak can be stopped safely. | Fuga de gas en llamas: No apagar, salvo si la fuga puede detenerse sin peligro. | Fuite de gaz enflammé : Ne pas éteindre si la fuite ne peut pas être arrêtée sans danger.
P378 | Use the extinguishing media of section 5. | Utilizar para la extinción los medios de la sección 5. | Utiliser pour l’extinction les agents de la section 5.
P380 | Evacuate area. | Evacuar la zona. | Évacuer la zone.
P381 | In case of leakage, eliminate all ignition sources. | En caso de fuga, eliminar todas las fuentes de ignición. | En cas de fuite, éliminer toutes les sources d’ignition.
P390 | Absorb spillage to prevent material damage. | Absorber el vertido para prevenir daños materiales. | Absorber toute substance répandue pour éviter qu’elle attaque les matériaux environnants.
P391 | Collect spillage. | Recoger el vertido. | Recueillir le produit répandu.
`;
