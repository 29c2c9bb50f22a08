import { Migration } from '@mikro-orm/migrations';

/** Offers are asked for inside a company, too: such a request comes of no cart. */
export class Migration20261128OffersAskedFor extends Migration {
  override up(): void {
    this.addSql(`alter table sales.order_approval
      alter column cart_id drop not null,
      add column offer jsonb,
      add constraint order_approval_comes_from_one check (num_nonnulls(cart_id, offer) = 1)`);
    this.addSql(
      `create unique index order_approval_offer on sales.order_approval ((offer ->> 'id'))
       where offer is not null and status = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql('delete from sales.order_approval where cart_id is null');
    this.addSql(`alter table sales.order_approval
      drop constraint order_approval_comes_from_one,
      drop column offer,
      alter column cart_id set not null`);
  }
}
