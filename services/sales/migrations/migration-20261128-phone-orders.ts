import { Migration } from '@mikro-orm/migrations';

/** Orders also come by telephone: from no cart and no offer, but from whoever of the staff took them. */
export class Migration20261128PhoneOrders extends Migration {
  override up(): void {
    this.addSql(
      `alter table sales."order"
         drop constraint order_comes_from_one,
         add column taken_by_id text,
         add constraint order_comes_from_one check (num_nonnulls(cart_id, offer_id, taken_by_id) = 1)`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table sales."order"
         drop constraint order_comes_from_one,
         drop column taken_by_id,
         add constraint order_comes_from_one check (num_nonnulls(cart_id, offer_id) = 1)`,
    );
  }
}
