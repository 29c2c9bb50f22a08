import { Migration } from '@mikro-orm/migrations';

/** Suppliers, and what they are asked about lines of quotes. Of a link only the hash of its token is stored. */
export class Migration20261123Suppliers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.supplier (
    id uuid primary key,
    name text not null,
    brands jsonb not null,
    contacts jsonb not null,
    contact_method text not null,
    payment_term text not null,
    lead_time_days integer,
    locale text not null,
    note text,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index supplier_name on sales.supplier (lower(name))',
  `create table sales.supplier_request (
    id uuid primary key,
    inquiry_id uuid not null references sales.inquiry,
    supplier_id uuid not null references sales.supplier,
    token_hash text not null unique,
    status text not null check (status in ('open', 'answered', 'expired', 'revoked')),
    message text,
    asked_by_id text,
    asked_by text,
    asked_at timestamptz not null,
    due_at timestamptz not null,
    answered_at timestamptz,
    version integer not null default 1
  )`,
  'create index supplier_request_inquiry on sales.supplier_request (inquiry_id)',
  'create index supplier_request_supplier on sales.supplier_request (supplier_id)',
  `create index supplier_request_due on sales.supplier_request (due_at) where status in ('open', 'answered')`,
  `create table sales.supplier_request_line (
    id uuid primary key,
    request_id uuid not null references sales.supplier_request,
    inquiry_line_id uuid not null,
    line_number integer not null,
    name text not null,
    brand text,
    part_number text,
    quantity integer not null,
    unit_of_measure text not null,
    needed_by date,
    unit_cost bigint check (unit_cost >= 0),
    lead_time_days integer,
    minimum_quantity integer,
    cannot_supply boolean not null default false,
    answer_note text,
    answered_at timestamptz,
    unique (request_id, line_number)
  )`,
];
