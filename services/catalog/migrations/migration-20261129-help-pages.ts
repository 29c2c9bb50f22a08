import { Migration } from '@mikro-orm/migrations';

/** Help pages that staff have changed or written: every revision, and the addresses each page has or had. */
export class Migration20261129HelpPages extends Migration {
  override up(): void {
    // The key of a page that ships is its first address; pages of our own have an id.
    this.addSql(`create table catalog.help_page (
      key text primary key,
      revision integer not null,
      changed_at timestamptz not null default now()
    )`);
    // Without content a revision says what ships.
    this.addSql(`create table catalog.help_revision (
      key text not null references catalog.help_page on delete cascade,
      revision integer not null,
      content jsonb,
      valid_from timestamptz,
      valid_until timestamptz,
      reason text not null,
      actor_id uuid,
      actor text,
      restores integer,
      at timestamptz not null default now(),
      primary key (key, revision)
    )`);
    this.addSql(`create table catalog.help_slug (
      slug text primary key,
      key text not null references catalog.help_page on delete cascade,
      since timestamptz not null default now()
    )`);
  }

  override down(): void {
    for (const table of ['slug', 'revision', 'page']) this.addSql(`drop table catalog.help_${table}`);
  }
}
