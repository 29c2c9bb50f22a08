import { Migration } from '@mikro-orm/migrations';

/** The moments at which what is shown of a product changes by the clock alone: which product and when, no amount. */
export class Migration20261122OfferMoments extends Migration {
  override up(): void {
    for (const column of ['valid_from', 'valid_until'])
      this.addSql(
        `create index confidential_price_${column} on catalog.confidential_price (${column}) where ${column} is not null`,
      );
    this.addSql(
      'create index product_manual_until on catalog.product (manual_until) where manual_until is not null',
    );
    this.addSql(`create view catalog.offer_moment as
      select product_id, valid_from as at from catalog.public_price where valid_from is not null
      union all
      select product_id, valid_until from catalog.public_price where valid_until is not null
      union all
      select product_id, valid_from from catalog.confidential_price where valid_from is not null
      union all
      select product_id, valid_until from catalog.confidential_price where valid_until is not null
      union all
      select id, manual_until from catalog.product where manual_until is not null`);
  }
}
