import type { PartOf } from '@gantry/domain/data-export';
import { byTime, type OwnDataDefinition } from '@gantry/nest-kit/own-rows';

/** What a product is called by the store. */
const skuOf = (table: string): string =>
  `select p.sku from catalog.product p where p.id = "${table}".product_id`;

/** What the catalog gives to whoever wants a copy of their data. */
export const catalogOwnData: OwnDataDefinition<PartOf<'catalog'>> = {
  schema: 'catalog',
  parts: {
    reviews: {
      table: 'review',
      where: 'review.account_id = owner.account_id',
      order: byTime('review', 'created_at'),
      columns: [
        'language',
        'rating',
        'title',
        'body',
        'display_name',
        'author',
        'email',
        'status',
        'decline_reason',
        'verified',
        'order_number',
        'written_at',
        'created_at',
      ],
      more: {
        sku: skuOf('review'),
        // who decided is staff
        history: {
          table: 'review_change',
          where: 'review_change.review_id = review.id',
          order: 'review_change.at, review_change.id',
          columns: ['at', 'from_status', 'to_status'],
        },
      },
      reads: ['product'],
    },
    'review-reports': {
      table: 'review_report',
      where: 'review_report.account_id = owner.account_id',
      order: byTime('review_report', 'at', 'review_id'),
      columns: ['reason', 'at'],
      more: {
        sku: 'select p.sku from catalog.review r join catalog.product p on p.id = r.product_id where r.id = review_report.review_id',
      },
      reads: ['review', 'product'],
    },
    'stock-alerts': {
      table: 'stock_notice',
      where: 'stock_notice.account_id = owner.account_id or lower(stock_notice.email) = owner.email',
      order: byTime('stock_notice', 'created_at'),
      columns: ['email', 'locale', 'created_at', 'confirmed_at', 'sent_at'],
      more: { sku: skuOf('stock_notice') },
      reads: ['product'],
    },
  },
  untold: [
    { why: 'counts how often somebody writes, for a day', tables: ['review_writing'] },
    {
      why: 'work of staff',
      tables: [
        'help_page',
        'help_revision',
        'help_slug',
        'import_job',
        'import_mapping',
        'import_run',
        'import_seen',
        'price_list',
        'price_list_line',
        'price_list_member',
        'price_list_revision',
        'product_change',
        'picture_upload',
        'product_pin',
      ],
    },
    {
      why: 'about products and their prices, not about people',
      tables: [
        'attribute',
        'attribute_word',
        'brand',
        'catalogue_version',
        'category',
        'change',
        'confidential_price',
        'family',
        'listing_row',
        'offer_moment',
        'offer_override',
        'part_number',
        'product_cost',
        'product_rating',
        'public_price',
      ],
    },
  ],
};
