import { Migration } from '@mikro-orm/migrations';

/** Keys by which programs call in the name of an account; of a secret its hash and its last characters. */
export class Migration20261128ApiKeys extends Migration {
  override up(): void {
    this.addSql(`create table identity.api_key (
      id uuid primary key,
      account_id uuid not null references identity.account (id) on delete cascade,
      name text not null,
      scopes text[] not null,
      secret_hash bytea not null unique,
      hint text not null,
      earlier_hash bytea unique,
      earlier_until timestamptz,
      created_at timestamptz not null,
      rotated_at timestamptz,
      expires_at timestamptz not null,
      used_at timestamptz,
      used_from text
    )`);
    this.addSql('create unique index on identity.api_key (account_id, lower(name))');
  }

  override down(): void {
    this.addSql('drop table identity.api_key');
  }
}
