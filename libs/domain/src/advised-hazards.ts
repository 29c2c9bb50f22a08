/**
 * Hazard statements that our safety data sheets word, mark and advise on: all of the GHS that are in use under OSHA's
 * Hazard Communication Standard (29 CFR 1910.1200; those of the European Union alone are not).
 */
export const advisedHazards: readonly string[] = [
  'H200 H201 H202 H203 H204 H205 H206 H207 H208',
  'H220 H221 H222 H223 H224 H225 H226 H227 H228 H229 H230 H231 H232',
  'H240 H241 H242 H250 H251 H252 H260 H261 H270 H271 H272',
  'H280 H281 H282 H283 H284 H290',
  'H300 H301 H302 H303 H304 H305 H310 H311 H312 H313 H314 H315 H316 H317 H318 H319 H320',
  'H330 H331 H332 H333 H334 H335 H336 H340 H341 H350 H351 H360 H361',
  'H362 H370 H371 H372 H373 H400 H401 H402 H410 H411 H412 H413 H420',
].flatMap((codes) => codes.split(' '));

/** A hazard's code without what narrows it down: `H361fd` is of the class of `H361`. */
export const plainHazard = (code: string): string => code.slice(0, 4);

/** The hazards of a code, plain: of one that joins several, as `H300+H310`, each of them. */
export const hazardParts = (code: string): string[] => code.split('+').map(plainHazard);

/** Whether we may make a safety data sheet of a product with these hazards. */
export const canAdvise = (hazards: readonly string[]): boolean =>
  hazards.flatMap(hazardParts).every((part) => advisedHazards.includes(part));
