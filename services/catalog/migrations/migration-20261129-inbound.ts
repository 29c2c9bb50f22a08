import { Migration } from '@mikro-orm/migrations';

/** Products know what suppliers bring for the shelf and nobody has ordered yet, as sales tells it. */
export class Migration20261129Inbound extends Migration {
  override up(): void {
    this.addSql(`alter table catalog.product add column inbound jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table catalog.product drop column inbound');
  }
}
