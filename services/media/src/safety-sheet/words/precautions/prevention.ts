/** Precautionary statements of the GHS, general ones and those that prevent harm: code | en | es | fr. */
export const prevention = `
P101 | If medical advice is needed, have product container or label at hand. | Si se necesita consultar a un médico, tener a mano el recipiente o la etiqueta del producto. | En cas de consultation d’un médecin, garder à disposition le récipient ou l’étiquette.
P102 | Keep out of reach of children. | Mantener fuera del alcance de los niños. | Tenir hors de portée des enfants.
P103 | Read carefully and follow all instructions. | Leer atentamente y seguir todas las instrucciones. | Lire attentivement et bien respecter toutes les instructions.
P201 | Obtain special instructions before use. | Procurarse las instrucciones antes del uso. | Se procurer les instructions spéciales avant utilisation.
P202 | Do not handle until all safety precautions have been read and understood. | No manipular antes de haber leído y comprendido todas las precauciones de seguridad. | Ne pas manipuler avant d’avoir lu et compris toutes les précautions de sécurité.
P203 | Obtain, read and follow all safety instructions before use. | Procurarse, leer y aplicar todas las instrucciones de seguridad antes del uso. | Se procurer, lire et appliquer toutes les instructions de sécurité avant utilisation.
P210 | Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. | Mantener alejado del calor, superficies calientes, chispas, llamas abiertas y otras fuentes de ignición. No fumar. | Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.
P211 | Do not spray on an open flame or other ignition source. | No pulverizar sobre una llama abierta u otra fuente de ignición. | Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.
P212 | Avoid heating under confinement or reduction of the desensitizing agent. | Evitar el calentamiento en ambiente confinado o la reducción del agente insensibilizante. | Éviter d’échauffer en milieu confiné ou en cas de diminution de la quantité d’agent désensibilisateur.
P220 | Keep away from clothing and other combustible materials. | Mantener alejado de la ropa y otros materiales combustibles. | Tenir à l’écart des vêtements et d’autres matières combustibles.
P221 | Take any precaution to avoid mixing with combustibles. | Tomar todas las precauciones necesarias para no mezclar con materias combustibles. | Prendre toutes précautions pour éviter de mélanger avec des matières combustibles.
P222 | Do not allow contact with air. | No dejar en contacto con el aire. | Ne pas laisser au contact de l’air.
P223 | Do not allow contact with water. | Evitar el contacto con el agua. | Éviter tout contact avec l’eau.
P230 | Keep wetted as the supplier says. | Mantener humedecido como indica el proveedor. | Maintenir humidifié comme l’indique le fournisseur.
P231 | Handle and store contents under inert gas. | Manipular y almacenar el contenido en un medio de gas inerte. | Manipuler et stocker le contenu sous gaz inerte.
P232 | Protect from moisture. | Proteger de la humedad. | Protéger de l’humidité.
P233 | Keep container tightly closed. | Mantener el recipiente herméticamente cerrado. | Maintenir le récipient fermé de manière étanche.
P234 | Keep only in original packaging. | Conservar únicamente en el embalaje original. | Conserver uniquement dans l’emballage d’origine.
P235 | Keep cool. | Mantener fresco. | Tenir au frais.
P240 | Ground and bond container and receiving equipment. | Toma de tierra y enlace equipotencial del recipiente y del equipo receptor. | Mise à la terre et liaison équipotentielle du récipient et du matériel de réception.
P241 | Use explosion-proof electrical, ventilating and lighting equipment. | Utilizar material eléctrico, de ventilación y de iluminación antideflagrante. | Utiliser du matériel électrique, de ventilation et d’éclairage antidéflagrant.
P242 | Use non-sparking tools. | No utilizar herramientas que produzcan chispas. | Utiliser des outils ne produisant pas d’étincelles.
P243 | Take action to prevent static discharges. | Tomar medidas de precaución contra las descargas electrostáticas. | Prendre des mesures de précaution contre les décharges électrostatiques.
P244 | Keep valves and fittings free from oil and grease. | Mantener las válvulas y las conexiones libres de aceite y grasa. | Ni huile, ni graisse sur les robinets et raccords.
P250 | Do not subject to grinding, shock or friction. | Evitar la abrasión, los choques y la fricción. | Éviter les abrasions, les chocs et les frottements.
P251 | Do not pierce or burn, even after use. | No perforar ni quemar, incluso después de su uso. | Ne pas perforer ni brûler, même après usage.
P260 | Do not breathe dust, fume, gas, mist, vapors or spray. | No respirar polvos, humos, gases, nieblas, vapores ni aerosoles. | Ne pas respirer les poussières, fumées, gaz, brouillards, vapeurs ou aérosols.
P261 | Avoid breathing dust, fume, gas, mist, vapors or spray. | Evitar respirar polvos, humos, gases, nieblas, vapores o aerosoles. | Éviter de respirer les poussières, fumées, gaz, brouillards, vapeurs ou aérosols.
P262 | Do not get in eyes, on skin, or on clothing. | Evitar el contacto con los ojos, la piel o la ropa. | Éviter tout contact avec les yeux, la peau ou les vêtements.
P263 | Avoid contact during pregnancy and while nursing. | Evitar todo contacto durante el embarazo y la lactancia. | Éviter tout contact au cours de la grossesse et pendant l’allaitement.
P264 | Wash hands thoroughly after handling. | Lavarse las manos concienzudamente tras la manipulación. | Se laver les mains soigneusement après manipulation.
P265 | Do not touch eyes. | No tocarse los ojos. | Ne pas se toucher les yeux.
P270 | Do not eat, drink or smoke when using this product. | No comer, beber ni fumar durante su utilización. | Ne pas manger, boire ou fumer en manipulant ce produit.
P271 | Use only outdoors or in a well-ventilated area. | Utilizar únicamente al aire libre o en un lugar bien ventilado. | Utiliser seulement en plein air ou dans un endroit bien ventilé.
P272 | Contaminated work clothing must not be allowed out of the workplace. | La ropa de trabajo contaminada no debe salir del lugar de trabajo. | Les vêtements de travail contaminés ne doivent pas sortir du lieu de travail.
P273 | Avoid release to the environment. | No dispersar en el medio ambiente. | Éviter le rejet dans l’environnement.
P280 | Wear protective gloves, protective clothing, eye protection and face protection. | Usar guantes de protección, ropa de protección y equipo de protección para los ojos y la cara. | Porter des gants de protection, des vêtements de protection et un équipement de protection des yeux et du visage.
P281 | Use personal protective equipment as required. | Utilizar el equipo de protección individual obligatorio. | Utiliser l’équipement de protection individuel requis.
P282 | Wear cold insulating gloves and either face shield or eye protection. | Usar guantes aislantes contra el frío y equipo de protección para la cara o los ojos. | Porter des gants isolants contre le froid et un équipement de protection du visage ou des yeux.
P283 | Wear fire resistant or flame retardant clothing. | Usar ropa resistente al fuego o retardante de las llamas. | Porter des vêtements résistant au feu ou à retard de flamme.
P284 | In case of inadequate ventilation wear respiratory protection. | En caso de ventilación insuficiente, llevar equipo de protección respiratoria. | Lorsque la ventilation du local est insuffisante, porter un équipement de protection respiratoire.
P285 | In case of inadequate ventilation wear respiratory protection. | En caso de ventilación insuficiente, llevar equipo de protección respiratoria. | Lorsque la ventilation du local est insuffisante, porter un équipement de protection respiratoire.
`;
