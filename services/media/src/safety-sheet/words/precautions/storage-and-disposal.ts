/** Precautionary statements of the GHS about storage and disposal: code | en | es | fr. */
export const storageAndDisposal = `
P401 | Store in accordance with local, state and federal regulations. | Almacenar conforme a la reglamentación local, estatal y federal. | Stocker conformément à la réglementation locale, étatique et fédérale.
P402 | Store in a dry place. | Almacenar en un lugar seco. | Stocker dans un endroit sec.
P403 | Store in a well-ventilated place. | Almacenar en un lugar bien ventilado. | Stocker dans un endroit bien ventilé.
P404 | Store in a closed container. | Almacenar en un recipiente cerrado. | Stocker dans un récipient fermé.
P405 | Store locked up. | Guardar bajo llave. | Garder sous clef.
P406 | Store in a corrosion resistant container with a resistant inner liner. | Almacenar en un recipiente resistente a la corrosión, con revestimiento interior resistente. | Stocker dans un récipient résistant à la corrosion, avec doublure intérieure.
P407 | Maintain air gap between stacks or pallets. | Dejar una separación entre los bloques o los palés de carga. | Maintenir un intervalle d’air entre les piles ou les palettes.
P410 | Protect from sunlight. | Proteger de la luz solar. | Protéger du rayonnement solaire.
P411 | Store at temperatures not exceeding those on the label. | Almacenar a temperaturas no superiores a las indicadas en la etiqueta. | Stocker à une température ne dépassant pas celle de l’étiquette.
P412 | Do not expose to temperatures exceeding 50 °C / 122 °F. | No exponer a temperaturas superiores a 50 °C / 122 °F. | Ne pas exposer à une température supérieure à 50 °C / 122 °F.
P413 | Store bulk masses greater than those on the label at temperatures not exceeding those on the label. | Almacenar las cantidades a granel superiores a las indicadas en la etiqueta a temperaturas no superiores a las indicadas en ella. | Stocker les quantités en vrac supérieures à celles de l’étiquette à des températures ne dépassant pas celles qui y figurent.
P420 | Store separately. | Almacenar separadamente. | Stocker séparément.
P422 | Store contents as the supplier says. | Almacenar el contenido como indica el proveedor. | Stocker le contenu comme l’indique le fournisseur.
P501 | Dispose of contents and container in accordance with local, state and federal regulations. | Eliminar el contenido y el recipiente conforme a la reglamentación local, estatal y federal. | Éliminer le contenu et le récipient conformément à la réglementation locale, étatique et fédérale.
P502 | Refer to manufacturer or supplier for information on recovery or recycling. | Pedir información al fabricante o proveedor sobre la recuperación o el reciclado. | Se reporter au fabricant ou au fournisseur pour des informations concernant la récupération ou le recyclage.
P503 | Refer to manufacturer or supplier for information on disposal, recovery or recycling. | Pedir información al fabricante o proveedor sobre la eliminación, la recuperación o el reciclado. | Se reporter au fabricant ou au fournisseur pour des informations concernant l’élimination, la récupération ou le recyclage.
`;
