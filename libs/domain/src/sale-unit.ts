/** Units of sale that have a word of their own; feeds write them in many ways. */
const knownUnits: Readonly<Record<string, string>> = {
  each: 'each',
  ea: 'each',
  piece: 'each',
  pc: 'each',
  pcs: 'each',
  package: 'package',
  pack: 'package',
  pk: 'package',
  box: 'box',
  bx: 'box',
  pair: 'pair',
  pr: 'pair',
  roll: 'roll',
  rl: 'roll',
  foot: 'foot',
  ft: 'foot',
  meter: 'meter',
  m: 'meter',
  set: 'set',
  case: 'case',
  cs: 'case',
  bag: 'bag',
  spool: 'spool',
  sheet: 'sheet',
  bottle: 'bottle',
  can: 'can',
};

/** The unit a feed's spelling means: `package` for `pack` and `pk`; null for one without a word of its own. */
export const saleUnitOf = (unitOfMeasure: string): string | null =>
  knownUnits[unitOfMeasure.toLowerCase()] ?? null;
