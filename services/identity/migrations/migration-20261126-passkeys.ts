import { Migration } from '@mikro-orm/migrations';

/** Passkeys of accounts, what a sign-in has them sign, and what was signed already. */
export class Migration20261126Passkeys extends Migration {
  override up(): void {
    this.addSql(`create table identity.passkey (
      id uuid primary key,
      account_id uuid not null references identity.account (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index on identity.passkey (account_id)');
    this.addSql(`create table identity.used_challenge (
      challenge text primary key,
      expires_at timestamptz not null
    )`);
    // sign-ins that wait while this runs have none, which nothing signs
    this.addSql("alter table identity.pending_sign_in add column challenge text not null default ''");
  }

  override down(): void {
    this.addSql('alter table identity.pending_sign_in drop column challenge');
    this.addSql('drop table identity.used_challenge');
    this.addSql('drop table identity.passkey');
  }
}
