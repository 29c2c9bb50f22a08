import { Migration } from '@mikro-orm/migrations';

/** Companies keep addresses for their people, and may have their orders sent to these only. */
export class Migration20261128CompanyAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table identity.address
      alter column account_id drop not null,
      add column company_id uuid references identity.company (id) on delete cascade,
      add constraint address_has_one_owner check (num_nonnulls(account_id, company_id) = 1)`);
    this.addSql(`create index on identity.address (company_id, created_at) where company_id is not null`);
    this.addSql('alter table identity.company add column only_own_addresses boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table identity.company drop column only_own_addresses');
    this.addSql('delete from identity.address where company_id is not null');
    this.addSql(`alter table identity.address
      drop constraint address_has_one_owner,
      drop column company_id,
      alter column account_id set not null`);
  }
}
