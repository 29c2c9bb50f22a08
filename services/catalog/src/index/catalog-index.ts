import type { ProductIndex } from '@gantry/product-search/product-index';
import type { ReferenceData } from './reference-data.ts';

/** The index of this catalogue: search over columns, with what pages show of categories and families. */
export type CatalogIndex = ProductIndex<ReferenceData>;
