import { Migration } from '@mikro-orm/migrations';

/** Products that staff make by hand, which no feed has brought (ADR 16). */
export class Migration20261205HandMade extends Migration {
  override up(): void {
    this.addSql('alter table catalog.product add column made_by_hand boolean not null default false');
    // Each batch of an import asks for those that no feed has taken over, and there are few.
    this.addSql(`create index product_hand_made on catalog.product (id) where feed = '(by hand)'`);
  }

  override down(): void {
    this.addSql('alter table catalog.product drop column made_by_hand');
    this.addSql('drop index catalog.product_hand_made');
  }
}
