import { Migration } from '@mikro-orm/migrations';

/** What goods cost us when they were offered, from which margins are told, and whether the seller set what shipping costs. */
export class Migration20261123OfferCosts extends Migration {
  override up(): void {
    this.addSql('alter table sales.offer_line add column unit_cost bigint');
    this.addSql('alter table sales.offer add column shipping_is_set boolean not null default false');
  }
}
