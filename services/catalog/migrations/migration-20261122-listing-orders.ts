import { Migration } from '@mikro-orm/migrations';

/**
 * What listings are read by while there is no index in the process: the orders a buyer may choose, and who has how many
 * products. Only what is listed is in them. Prices and dates are few numbers, many rows have the same one, and so the
 * indexes stay small.
 */
export class Migration20261122ListingOrders extends Migration {
  override up(): void {
    this.addSql(
      'create index listing_row_price on catalog.listing_row (price) where listed and price is not null',
    );
    this.addSql(
      'create index listing_row_released on catalog.listing_row (released) where listed and released is not null',
    );
    this.addSql(
      'create index listing_row_counts on catalog.listing_row (brand_id, category_id) where listed',
    );
    this.addSql('create index product_rating_order on catalog.product_rating (average, count)');
  }

  override down(): void {
    for (const name of [
      'listing_row_price',
      'listing_row_released',
      'listing_row_counts',
      'product_rating_order',
    ])
      this.addSql(`drop index if exists catalog.${name}`);
  }
}
