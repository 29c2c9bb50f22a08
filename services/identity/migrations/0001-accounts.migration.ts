import { Migration } from '@mikro-orm/migrations';

export class Migration0001Accounts extends Migration {
  override up(): void {
    this.addSql('create sequence identity.account_number start 1001');
    this.addSql(`create table identity.account (
      id uuid primary key,
      number text not null unique,
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      name text not null,
      company text,
      phone text,
      role text not null,
      status text not null,
      credit_limit bigint check (credit_limit >= 0),
      locale text not null,
      created_at timestamptz not null,
      version integer not null default 1
    )`);
    this.addSql(`create table identity.session (
      id uuid primary key,
      token_hash bytea not null unique,
      account_id uuid not null references identity.account (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index on identity.session (account_id)');
    this.addSql('create index on identity.session (expires_at)');
    this.addSql(`create table identity.one_time_code (
      id uuid primary key,
      selector text not null unique,
      verifier_hash bytea not null,
      purpose text not null,
      account_id uuid not null references identity.account (id) on delete cascade,
      tries integer not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index on identity.one_time_code (account_id, purpose)');
    this.addSql(`create table identity.address (
      id uuid primary key,
      account_id uuid not null references identity.account (id) on delete cascade,
      label text not null,
      address jsonb not null,
      is_default_billing boolean not null,
      is_default_shipping boolean not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index on identity.address (account_id, created_at)');
  }
}
