/** Hazard statements that the GHS joins into one: codes | statement (en, es, fr). Their classes are those of each code. */
export const combinedHazards = `
H300+H310 | Fatal if swallowed or in contact with skin. | Mortal en caso de ingestión o en contacto con la piel. | Mortel en cas d’ingestion ou par contact cutané.
H300+H330 | Fatal if swallowed or if inhaled. | Mortal en caso de ingestión o inhalación. | Mortel en cas d’ingestion ou par inhalation.
H310+H330 | Fatal in contact with skin or if inhaled. | Mortal en contacto con la piel o si se inhala. | Mortel par contact cutané ou par inhalation.
H300+H310+H330 | Fatal if swallowed, in contact with skin or if inhaled. | Mortal en caso de ingestión, contacto con la piel o inhalación. | Mortel par ingestion, par contact cutané ou par inhalation.
H301+H311 | Toxic if swallowed or in contact with skin. | Tóxico en caso de ingestión o en contacto con la piel. | Toxique en cas d’ingestion ou par contact cutané.
H301+H331 | Toxic if swallowed or if inhaled. | Tóxico en caso de ingestión o inhalación. | Toxique en cas d’ingestion ou par inhalation.
H311+H331 | Toxic in contact with skin or if inhaled. | Tóxico en contacto con la piel o si se inhala. | Toxique par contact cutané ou par inhalation.
H301+H311+H331 | Toxic if swallowed, in contact with skin or if inhaled. | Tóxico en caso de ingestión, contacto con la piel o inhalación. | Toxique par ingestion, par contact cutané ou par inhalation.
H302+H312 | Harmful if swallowed or in contact with skin. | Nocivo en caso de ingestión o en contacto con la piel. | Nocif en cas d’ingestion ou par contact cutané.
H302+H332 | Harmful if swallowed or if inhaled. | Nocivo en caso de ingestión o inhalación. | Nocif en cas d’ingestion ou par inhalation.
H312+H332 | Harmful in contact with skin or if inhaled. | Nocivo en contacto con la piel o si se inhala. | Nocif par contact cutané ou par inhalation.
H302+H312+H332 | Harmful if swallowed, in contact with skin or if inhaled. | Nocivo en caso de ingestión, contacto con la piel o inhalación. | Nocif par ingestion, par contact cutané ou par inhalation.
H303+H313 | May be harmful if swallowed or in contact with skin. | Puede ser nocivo en caso de ingestión o en contacto con la piel. | Peut être nocif en cas d’ingestion ou par contact cutané.
H303+H333 | May be harmful if swallowed or if inhaled. | Puede ser nocivo en caso de ingestión o inhalación. | Peut être nocif en cas d’ingestion ou par inhalation.
H313+H333 | May be harmful in contact with skin or if inhaled. | Puede ser nocivo en contacto con la piel o si se inhala. | Peut être nocif par contact cutané ou par inhalation.
H303+H313+H333 | May be harmful if swallowed, in contact with skin or if inhaled. | Puede ser nocivo en caso de ingestión, contacto con la piel o inhalación. | Peut être nocif par ingestion, par contact cutané ou par inhalation.
H315+H320 | Causes skin and eye irritation. | Provoca irritación cutánea y ocular. | Provoque une irritation cutanée et oculaire.
`;
