import { Migration } from '@mikro-orm/migrations';

export class Migration0003Attempts extends Migration {
  override up(): void {
    // The columns are those of rate-limiter-flexible, which writes them; `expire` in milliseconds since 1970.
    this.addSql(`create table identity.attempt_count (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`);
    this.addSql('create index on identity.attempt_count (expire)');
    this.addSql(`create table identity.known_device (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null,
      account_id uuid not null references identity.account (id) on delete cascade,
      used_at timestamptz not null default now(),
      unique (token_hash, account_id)
    )`);
    this.addSql('create index on identity.known_device (account_id)');
  }
}
