import { Migration } from '@mikro-orm/migrations';

/** Inquiries with their lines, conversation and timeline. */
export class Migration20261122Inquiries extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }

  override down(): void {
    for (const table of ['inquiry_change', 'inquiry_message', 'inquiry_line', 'inquiry']) {
      this.addSql(`drop table sales.${table}`);
    }
    this.addSql('drop sequence sales.inquiry_number');
  }
}

const statements = [
  'create sequence sales.inquiry_number start 20001',
  `create table sales.inquiry (
    id uuid primary key,
    number text not null unique,
    token text not null unique,
    status text not null,
    reason text,
    merged_into text,
    account_id text,
    account_number text,
    company text,
    name text not null,
    email text not null,
    phone text,
    contact_method text not null,
    subject text not null,
    order_number text,
    locale text not null,
    summary text not null,
    line_count integer not null,
    assignee_id text,
    assignee text,
    received_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  'create index inquiry_account on sales.inquiry (account_id, received_at desc)',
  // the lists of the back office are walked by status, those that wait longest first
  'create index inquiry_desk on sales.inquiry (status, updated_at)',
  // what one address or account has sent lately
  'create index inquiry_email on sales.inquiry (email, received_at)',
  `create table sales.inquiry_line (
    id uuid primary key,
    inquiry_id uuid not null references sales.inquiry,
    line_number integer not null,
    sku text not null,
    uri text not null,
    name text not null,
    brand text,
    part_number text not null,
    quantity integer not null check (quantity > 0),
    unit_of_measure text not null,
    availability_at_inquiry text not null,
    unique (inquiry_id, line_number)
  )`,
  `create table sales.inquiry_message (
    id bigint generated always as identity primary key,
    inquiry_id uuid not null references sales.inquiry,
    sender text not null check (sender in ('customer', 'store')),
    author_id text,
    author text,
    body text not null,
    at timestamptz not null default now()
  )`,
  'create index inquiry_message_inquiry on sales.inquiry_message (inquiry_id, id)',
  `create table sales.inquiry_change (
    id bigint generated always as identity primary key,
    inquiry_id uuid not null references sales.inquiry,
    from_status text,
    to_status text not null,
    actor_id text,
    actor text,
    actor_role text not null,
    reason text,
    at timestamptz not null default now()
  )`,
  'create index inquiry_change_inquiry on sales.inquiry_change (inquiry_id, id)',
];
