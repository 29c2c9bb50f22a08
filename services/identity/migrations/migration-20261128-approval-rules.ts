import { Migration } from '@mikro-orm/migrations';

/** More rules about which orders of a company's buyers are approved first, and what each may order in a month. */
export class Migration20261128ApprovalRules extends Migration {
  override up(): void {
    this.addSql(`alter table identity.company
      add column approves_new_places boolean not null default false,
      add column approves_first_orders boolean not null default false`);
    this.addSql('alter table identity.account add column monthly_budget bigint check (monthly_budget >= 0)');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column monthly_budget');
    this.addSql(
      'alter table identity.company drop column approves_new_places, drop column approves_first_orders',
    );
  }
}
