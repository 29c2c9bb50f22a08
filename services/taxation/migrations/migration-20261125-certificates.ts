import { Migration } from '@mikro-orm/migrations';

/** Exemption certificates and their scans. */
export class Migration20261125Certificates extends Migration {
  override up(): void {
    for (const statement of tables) this.addSql(statement);
  }
}

const tables = [
  `create table taxation.certificate_file (
    id uuid primary key, account_id text not null, name text not null, stored text not null, type text not null,
    bytes integer not null, at timestamptz not null
  )`,
  `create table taxation.certificate (
    id uuid primary key, account_id text not null, account_number text not null, account_name text not null,
    company_id text, company text, email text not null, locale text not null,
    number text not null, reason text not null, states text[] not null, issued_at date not null, expires_at date,
    status text not null, decision text, file_id uuid not null references taxation.certificate_file,
    verified_by text, warned_days integer, sent_at timestamptz not null, updated_at timestamptz not null,
    version integer not null
  )`,
  'create index certificate_account on taxation.certificate (account_id)',
  'create index certificate_company on taxation.certificate (company_id) where company_id is not null',
  'create index certificate_status on taxation.certificate (status, sent_at)',
];
