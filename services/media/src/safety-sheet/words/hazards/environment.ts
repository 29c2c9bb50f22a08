/**
 * Hazard statements of the GHS about the environment: code | symbols | class and category (en, es, fr) | statement (en, es, fr).
 * Symbols are joined by `+`; `-` where a class carries none. Wording after annex 3 of the GHS.
 */
export const environmentHazards = `
H400 | environment | Acute aquatic toxicity, category 1 | Toxicidad acuática aguda, categoría 1 | Toxicité aquatique aiguë, catégorie 1 | Very toxic to aquatic life. | Muy tóxico para los organismos acuáticos. | Très toxique pour les organismes aquatiques.
H401 | - | Acute aquatic toxicity, category 2 | Toxicidad acuática aguda, categoría 2 | Toxicité aquatique aiguë, catégorie 2 | Toxic to aquatic life. | Tóxico para los organismos acuáticos. | Toxique pour les organismes aquatiques.
H402 | - | Acute aquatic toxicity, category 3 | Toxicidad acuática aguda, categoría 3 | Toxicité aquatique aiguë, catégorie 3 | Harmful to aquatic life. | Nocivo para los organismos acuáticos. | Nocif pour les organismes aquatiques.
H410 | environment | Chronic aquatic toxicity, category 1 | Toxicidad acuática crónica, categoría 1 | Toxicité aquatique chronique, catégorie 1 | Very toxic to aquatic life with long lasting effects. | Muy tóxico para los organismos acuáticos, con efectos duraderos. | Très toxique pour les organismes aquatiques, entraîne des effets à long terme.
H411 | environment | Chronic aquatic toxicity, category 2 | Toxicidad acuática crónica, categoría 2 | Toxicité aquatique chronique, catégorie 2 | Toxic to aquatic life with long lasting effects. | Tóxico para los organismos acuáticos, con efectos duraderos. | Toxique pour les organismes aquatiques, entraîne des effets à long terme.
H412 | - | Chronic aquatic toxicity, category 3 | Toxicidad acuática crónica, categoría 3 | Toxicité aquatique chronique, catégorie 3 | Harmful to aquatic life with long lasting effects. | Nocivo para los organismos acuáticos, con efectos duraderos. | Nocif pour les organismes aquatiques, entraîne des effets à long terme.
H413 | - | Chronic aquatic toxicity, category 4 | Toxicidad acuática crónica, categoría 4 | Toxicité aquatique chronique, catégorie 4 | May cause long lasting harmful effects to aquatic life. | Puede ser nocivo para los organismos acuáticos, con efectos duraderos. | Peut être nocif à long terme pour les organismes aquatiques.
H420 | exclamation | Hazardous to the ozone layer, category 1 | Peligroso para la capa de ozono, categoría 1 | Dangereux pour la couche d’ozone, catégorie 1 | Harms public health and the environment by destroying ozone in the upper atmosphere. | Causa daños a la salud pública y el medio ambiente al destruir el ozono en la atmósfera superior. | Nuit à la santé publique et à l’environnement en détruisant l’ozone dans la haute atmosphère.
`;
