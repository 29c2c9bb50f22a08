import { Migration } from '@mikro-orm/migrations';

/** The record of imports, what a full feed has named so far, and how suppliers' columns become ours. */
export class Migration20261121Imports extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table catalog.import_run (
    id uuid primary key,
    fingerprint text not null,
    feed text not null,
    file text not null,
    rows integer not null,
    summary jsonb not null,
    started_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  'create index import_run_fingerprint on catalog.import_run (fingerprint) where finished_at is null',
  // Must outlive a crash of the database with the run itself, or a full feed would archive what it had named before.
  `create table catalog.import_seen (
    run_id uuid not null references catalog.import_run on delete cascade,
    product_id integer not null,
    primary key (run_id, product_id)
  )`,
  `create table catalog.import_mapping (
    name text primary key,
    mapping jsonb not null,
    updated_at timestamptz not null default now()
  )`,
  // Products whose prices or stock came from elsewhere since their last whole row: that row, met again, is news.
  `create table catalog.offer_override (
    product_id integer primary key references catalog.product on delete cascade
  )`,
];
