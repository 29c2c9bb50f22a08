import type { Listing } from '@gantry/contracts/schemas/catalog';

/** Whether the catalogue made a family of products that share their category and nothing else: no sizes of one thing. */
export const isCategoryFamily = ({ id }: Pick<Listing['families'][number], 'id'>): boolean =>
  id.startsWith('category:');
