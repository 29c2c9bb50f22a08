import { Migration } from '@mikro-orm/migrations';

/** How the people of companies sign on, whose domains are proven, and who is who at their providers. */
export class Migration20261126CompanySignOn extends Migration {
  override up(): void {
    this.addSql('alter table identity.account add column company_role text');
    this.addSql(`create table identity.company_sign_on (
      company_id uuid primary key references identity.company (id) on delete cascade,
      issuer text not null,
      client_id text not null,
      client_secret text not null,
      roles jsonb not null,
      is_required boolean not null,
      version integer not null default 1
    )`);
    this.addSql(`create table identity.sign_on_domain (
      domain text primary key,
      company_id uuid not null references identity.company_sign_on (company_id) on delete cascade,
      verified_at timestamptz
    )`);
    this.addSql('create index on identity.sign_on_domain (company_id)');
    this.addSql(`create table identity.sign_on_link (
      company_id uuid not null references identity.company_sign_on (company_id) on delete cascade,
      issuer text not null,
      subject text not null,
      account_id uuid not null references identity.account (id) on delete cascade,
      primary key (company_id, issuer, subject),
      unique (account_id, company_id, issuer)
    )`);
    this.addSql(`create table identity.sign_on_request (
      state_hash bytea primary key,
      browser_hash bytea not null,
      company_id uuid not null references identity.company_sign_on (company_id) on delete cascade,
      issuer text not null,
      client_id text not null,
      nonce text not null,
      verifier text not null,
      ref text,
      is_remembered boolean not null,
      expires_at timestamptz not null
    )`);
  }

  override down(): void {
    this.addSql('drop table identity.sign_on_request');
    this.addSql('drop table identity.sign_on_link');
    this.addSql('drop table identity.sign_on_domain');
    this.addSql('drop table identity.company_sign_on');
    this.addSql('alter table identity.account drop column company_role');
  }
}
