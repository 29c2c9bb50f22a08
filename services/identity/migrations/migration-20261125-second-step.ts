import { Migration } from '@mikro-orm/migrations';

/** By what an account is proven a second time, sign-ins that wait for it, and of whom the store wants it. */
export class Migration20261125SecondStep extends Migration {
  override up(): void {
    this.addSql(`create table identity.authenticator (
      account_id uuid primary key references identity.account (id) on delete cascade,
      secret text not null,
      last_step bigint not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table identity.recovery_code (
      id uuid primary key,
      account_id uuid not null references identity.account (id) on delete cascade,
      mark bytea not null,
      unique (account_id, mark)
    )`);
    this.addSql(`create table identity.pending_sign_in (
      id uuid primary key,
      token_hash bytea not null unique,
      account_id uuid not null references identity.account (id) on delete cascade,
      step text not null,
      set_up text,
      tries integer not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index on identity.pending_sign_in (account_id)');
    this.addSql('create index on identity.pending_sign_in (expires_at)');
    this.addSql(`create table identity.sign_in_rules (
      id integer primary key check (id = 1),
      staff_second_step boolean not null,
      version integer not null default 1
    )`);
    this.addSql('insert into identity.sign_in_rules (id, staff_second_step) values (1, false)');
  }

  override down(): void {
    for (const table of ['sign_in_rules', 'pending_sign_in', 'recovery_code', 'authenticator'])
      this.addSql(`drop table identity.${table}`);
  }
}
