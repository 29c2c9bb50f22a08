import { Migration } from '@mikro-orm/migrations';

/** What the back office stores of quotes: notes beside the conversation, who changed a line last, blocked contacts; and its queues. */
export class Migration20261123QuotesAdmin extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // the conversation with the customer, with a supplier, and notes of the staff
  `alter table sales.inquiry_message
    add column audience text not null default 'customer'
      check (audience in ('customer', 'supplier', 'internal'))`,
  'alter table sales.inquiry_message drop constraint inquiry_message_sender_check',
  `alter table sales.inquiry_message
    add constraint inquiry_message_sender_check check (sender in ('customer', 'store', 'supplier'))`,
  `alter table sales.inquiry_line
    add column changed_by text,
    add column added_by_store boolean not null default false`,
  // prices of earlier quotes, by product
  'create index inquiry_line_sku on sales.inquiry_line (sku) where unit_price is not null',
  // contacts of whom no more quotes are wanted; a removed entry is kept for the record
  `create table sales.blocked_contact (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('email', 'phone', 'company')),
    value text not null,
    inquiry_number text not null,
    reason text not null,
    added_by text,
    added_at timestamptz not null default now(),
    removed_by text,
    removed_at timestamptz
  )`,
  'create unique index blocked_contact_active on sales.blocked_contact (kind, value) where removed_at is null',
  // the counts of all queues are read from this alone
  'create index inquiry_queue on sales.inquiry (status, assignee_id, due_at)',
  // finished ones and all together, newest first
  'create index inquiry_updated on sales.inquiry (updated_at desc, id)',
];
