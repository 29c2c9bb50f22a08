import { Migration } from '@mikro-orm/migrations';

/** Imports that staff begin in the back office: their file, what is to become of it, and how far it is. */
export class Migration20261122ImportJobs extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table catalog.import_job (
    id uuid primary key,
    status text not null,
    version integer not null default 1,
    file text not null,
    bytes bigint not null,
    received bigint not null default 0,
    sha256 text,
    kind text,
    settings jsonb,
    fingerprint text,
    -- told apart by it: a process that was given up may still believe it runs the import
    run integer not null default 0,
    broken_off integer not null default 0,
    waiting boolean not null default false,
    cancelling boolean not null default false,
    share real,
    rows_before integer not null default 0,
    summary jsonb,
    problems jsonb not null default '[]',
    problem_count integer not null default 0,
    has_error_file boolean not null default false,
    failure jsonb,
    created_by uuid,
    created_by_name text not null,
    created_at timestamptz not null default now(),
    queued_at timestamptz,
    started_at timestamptz,
    alive_at timestamptz,
    finished_at timestamptz
  )`,
  'create index import_job_newest on catalog.import_job (created_at desc, id)',
  'create index import_job_bytes on catalog.import_job (sha256) where sha256 is not null',
  `create index import_job_turn on catalog.import_job (queued_at) where status in ('queued', 'running')`,
  // The same bytes with the same settings run once at a time, whoever asks for it.
  `create unique index import_job_at_work on catalog.import_job (fingerprint) where status in ('queued', 'running')`,
];
