import type { IntlShape } from 'react-intl';

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

/** What a price is for: "each", "package of 100", "roll"; an unknown unit is shown as the feed writes it. */
export function unitText(intl: IntlShape, sale: { unitOfMeasure: string; packSize: number }): string {
  const unit = knownUnits[sale.unitOfMeasure.toLowerCase()];
  if (sale.packSize > 1) {
    return intl.formatMessage({ id: 'catalog.unit.package-of' }, { count: sale.packSize });
  }
  return unit ? intl.formatMessage({ id: `catalog.unit.${unit}` }) : sale.unitOfMeasure;
}
