import { Migration } from '@mikro-orm/migrations';

/** Who is deactivated in their company and when people last signed in; who is invited; one company of a name. */
export class Migration20261127CompanyPeople extends Migration {
  override up(): void {
    this.addSql('alter table identity.account add column deactivated_at timestamptz');
    this.addSql('alter table identity.account add column signed_in_at timestamptz');
    this.addSql(`update identity.account as account set signed_in_at = seen.at
      from (select account_id, max(created_at) as at from identity.session group by account_id) as seen
      where seen.account_id = account.id`);
    // two staff at once could make two of one name
    this.addSql(`update identity.company set name = name || ' (' || left(id::text, 8) || ')'
      where id not in (select distinct on (lower(name)) id from identity.company order by lower(name), created_at)`);
    this.addSql('create unique index company_name on identity.company (lower(name))');
    this.addSql(`create table identity.company_invitation (
      id uuid primary key,
      company_id uuid not null references identity.company (id) on delete cascade,
      email text not null check (email = lower(email)),
      role text not null,
      invited_by uuid not null references identity.account (id) on delete cascade,
      selector text not null unique,
      verifier_hash bytea not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      unique (company_id, email)
    )`);
  }

  override down(): void {
    this.addSql('drop table identity.company_invitation');
    this.addSql('drop index identity.company_name');
    this.addSql('alter table identity.account drop column signed_in_at');
    this.addSql('alter table identity.account drop column deactivated_at');
  }
}
