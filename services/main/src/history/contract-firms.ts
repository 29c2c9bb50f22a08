import type { Firm } from './firms.ts';

/** Firms that have agreed with the store on prices of their own, for whoever of them buys. */
const contractFirms: readonly string[] = [
  'Copper Basin Fabricators',
  'Ohio Bend Stamping',
  'Merrimack Bearing Service',
];

/** Whether a firm has a contract. */
export const hasContract = ({ name }: Firm): boolean => contractFirms.includes(name);
