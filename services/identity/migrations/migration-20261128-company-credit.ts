import { Migration } from '@mikro-orm/migrations';

/** What companies may owe, apart from their people. */
export class Migration20261128CompanyCredit extends Migration {
  override up(): void {
    this.addSql(`create table identity.company_credit (
      company_id uuid primary key references identity.company (id) on delete cascade,
      credit_limit bigint check (credit_limit >= 0),
      max_term text not null default 'net-30',
      hold jsonb,
      version integer not null default 1)`);
  }

  override down(): void {
    this.addSql('drop table identity.company_credit');
  }
}
