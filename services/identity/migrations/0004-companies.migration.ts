import { Migration } from '@mikro-orm/migrations';

/** Companies: what makes the accounts of two people one customer. The company a person typed proves nothing. */
export class Migration0004Companies extends Migration {
  override up(): void {
    this.addSql(`create table identity.company (
      id uuid primary key,
      name text not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql('alter table identity.account add column company_id uuid references identity.company');
    this.addSql('create index account_company on identity.account (company_id) where company_id is not null');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column company_id');
    this.addSql('drop table identity.company');
  }
}
