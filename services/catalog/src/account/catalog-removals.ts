import type { RemovalsOf } from '@gantry/nest-kit/removals';

const table = 'catalog.stock_notice';

/** How the catalog follows the rules of how long its records are stored. */
export const catalogRemovals: RemovalsOf<'catalog'> = {
  // the links of a mail work so long
  'sent-alerts': [{ table, begins: 'sent_at' }],
  'waiting-alerts': [{ table, begins: 'created_at', only: 'sent_at is null' }],
  'unconfirmed-alerts': [{ table, begins: 'created_at', only: 'confirmed_at is null' }],
  'review-counts': [{ table: 'catalog.review_writing', begins: 'at' }],
  'review-reports': [{ table: 'catalog.review_report', begins: 'at', only: 'settled' }],
};
