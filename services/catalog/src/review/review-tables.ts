import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { ReviewSchema } from './review.entity.ts';

/** The tables lists of reviews are read from; reviews themselves are typed by their entity. */
export interface ReviewTables extends CatalogTables {
  'catalog.review': InferKyselyDB<typeof ReviewSchema>['review'];
}
