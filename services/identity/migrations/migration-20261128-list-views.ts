import { Migration } from '@mikro-orm/migrations';

/** Views of the back office's lists that staff keep and share, and the view with which a list begins for somebody. */
export class Migration20261128ListViews extends Migration {
  override up(): void {
    this.addSql(`create table identity.list_view (
      id uuid primary key,
      account_id uuid not null references identity.account (id) on delete cascade,
      list text not null,
      name text not null,
      shared_with text,
      query jsonb not null,
      arrangement jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index on identity.list_view (account_id, list)');
    this.addSql('create index on identity.list_view (list, shared_with) where shared_with is not null');
    this.addSql(`create table identity.list_start (
      account_id uuid not null references identity.account (id) on delete cascade,
      list text not null,
      view_id uuid not null references identity.list_view (id) on delete cascade,
      primary key (account_id, list)
    )`);
    this.addSql('create index on identity.list_start (view_id)');
  }

  override down(): void {
    for (const table of ['list_start', 'list_view']) this.addSql(`drop table identity.${table}`);
  }
}
