import { Migration } from '@mikro-orm/migrations';

/** Files that belong to records: quotes and their drafts, offers, purchase orders, answers of suppliers. */
export class Migration20261123RecordFiles extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.record_file (
    id uuid primary key,
    -- kind and id of the record, as 'inquiry:<id>'
    record text not null,
    line text,
    sender text not null check (sender in ('customer', 'store', 'supplier')),
    audience text not null check (audience in ('all', 'store')),
    name text not null,
    -- by content, once all bytes are there
    type text,
    bytes integer not null check (bytes > 0),
    received integer not null default 0,
    scan text check (scan in ('clean', 'off', 'waiting')),
    at timestamptz not null default now(),
    check ((type is null) = (scan is null))
  )`,
  'create index record_file_record on sales.record_file (record, at)',
  // what nobody goes on with is given up
  'create index record_file_begun on sales.record_file (at) where type is null',
];
