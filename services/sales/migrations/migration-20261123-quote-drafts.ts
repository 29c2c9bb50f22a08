import { Migration } from '@mikro-orm/migrations';

/** Requests for quotes that are still being written: of an account, or of a guest by the token in the cookie. */
export class Migration20261123QuoteDrafts extends Migration {
  override up(): void {
    this.addSql(`create table sales.quote_draft (
      id uuid primary key,
      token text unique,
      account_id text unique,
      content jsonb not null,
      changed_at timestamptz not null default now(),
      check ((token is null) <> (account_id is null))
    )`);
    this.addSql('create index quote_draft_changed on sales.quote_draft (changed_at)');
  }
}
