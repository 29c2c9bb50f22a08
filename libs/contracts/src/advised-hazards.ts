/**
 * Hazard statements of the GHS that our safety data sheets word, mark and advise on. Explosives, unstable gases and what
 * reacts with itself, with air or with water, or feeds a fire (H200 to H219, H230 to H279) are left out on purpose: what
 * a sheet of ours says of fire, spills and storage would be wrong for them. Those need their maker's own sheet.
 */
export const advisedHazards: readonly string[] = [
  'H220 H221 H222 H223 H224 H225 H226 H227 H228 H229 H280 H290',
  'H300 H301 H302 H304 H310 H311 H312 H314 H315 H317 H318 H319',
  'H330 H331 H332 H334 H335 H336 H340 H341 H350 H351 H360 H361',
  'H362 H370 H371 H372 H373 H400 H401 H402 H410 H411 H412 H413',
].flatMap((codes) => codes.split(' '));

/** A hazard's code without what narrows it down: `H361fd` is worded as `H361`. */
export const plainHazard = (code: string): string => code.slice(0, 4);

/** Whether we may make a safety data sheet of a product with these hazards. */
export const canAdvise = (hazards: readonly string[]): boolean =>
  hazards.every((code) => advisedHazards.includes(plainHazard(code)));
