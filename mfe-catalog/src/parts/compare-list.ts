import { maxCompared } from '@gantry/contracts/product-limits';
import { storedList } from './stored-list.ts';

/** Products the reader has chosen to compare, in the order they were chosen. */
export const compareList = storedList('compare', maxCompared);
