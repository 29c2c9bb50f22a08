import { Migration } from '@mikro-orm/migrations';

/**
 * Companies book their orders on cost centers; budgets of people and of cost centers are for a month, a quarter, or a
 * year. `monthly_budget` stays for the release that still reads it.
 */
export class Migration20261128CostCenters extends Migration {
  override up(): void {
    this.addSql(`create table identity.cost_center (
      id uuid primary key,
      company_id uuid not null references identity.company (id) on delete cascade,
      code text not null,
      name text not null,
      budget jsonb,
      closed_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql('create unique index cost_center_code on identity.cost_center (company_id, lower(code))');
    this.addSql(
      'alter table identity.company add column requires_cost_center boolean not null default false',
    );
    this.addSql(`alter table identity.account add column budget jsonb,
      add column cost_center_ids jsonb not null default '[]'`);
    this
      .addSql(`update identity.account set budget = jsonb_build_object('amount', monthly_budget, 'period', 'month')
      where monthly_budget is not null`);
  }

  override down(): void {
    this.addSql('alter table identity.account drop column budget, drop column cost_center_ids');
    this.addSql('alter table identity.company drop column requires_cost_center');
    this.addSql('drop table identity.cost_center');
  }
}
