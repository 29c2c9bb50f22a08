import { Migration } from '@mikro-orm/migrations';

/** Files of certificates are files of records, and each sending of a certificate keeps its own. */
export class Migration20261127CertificateFiles extends Migration {
  override up(): void {
    for (const statement of [...tables, ...scans]) this.addSql(statement);
  }
}

const tables = [
  `create table taxation.record_file (
    id uuid primary key, record text not null, line text,
    sender text not null check (sender in ('customer', 'store', 'supplier')),
    audience text not null check (audience in ('all', 'store')),
    name text not null, type text, bytes integer not null check (bytes > 0), received integer not null default 0,
    scan text check (scan in ('clean', 'off', 'waiting')), at timestamptz not null default now(),
    check ((type is null) = (scan is null))
  )`,
  'create index record_file_record on taxation.record_file (record, at)',
  // what nobody goes on with is given up
  'create index record_file_begun on taxation.record_file (at) where type is null',
  'alter table taxation.certificate add column submission integer not null default 1',
  `create table taxation.certificate_submission (
    certificate_id uuid not null references taxation.certificate, submission integer not null,
    number text not null, reason text not null, states text[] not null, issued_at date not null, expires_at date,
    status text not null, decision text, verified_by text, sent_at timestamptz not null,
    primary key (certificate_id, submission)
  )`,
];

/** Those that there are: their bytes follow when the service starts, which knows where they lie. */
const scans = [
  `create table taxation.certificate_scan (id uuid primary key, certificate_id uuid not null, stored text not null)`,
  `insert into taxation.certificate_scan
   select gen_random_uuid(), c.id, f.stored
   from taxation.certificate c join taxation.certificate_file f on f.id = c.file_id`,
  `insert into taxation.record_file (id, record, sender, audience, name, type, bytes, received, scan, at)
   select s.id, 'certificate:' || c.id || '.1', 'customer', 'all', f.name, f.type, f.bytes, f.bytes, 'off', f.at
   from taxation.certificate_scan s
   join taxation.certificate c on c.id = s.certificate_id
   join taxation.certificate_file f on f.id = c.file_id`,
  'alter table taxation.certificate drop column file_id',
  'drop table taxation.certificate_file',
];
