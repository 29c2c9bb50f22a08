import { Migration } from '@mikro-orm/migrations';

/**
 * What the back office finds by a few characters is found by an index: words of names and addresses, numbers by their
 * beginning, carriers' numbers without what stands between their characters, and amounts.
 */
export class Migration20261126Find extends Migration {
  override up(): void {
    for (const statement of [...functions, keepIssued, ...named.map(words), ...indexes])
      this.addSql(statement);
  }

  override down(): void {
    for (const [, name] of indexes.join('\n').matchAll(/create index (\w+)/g)) {
      this.addSql(`drop index if exists sales.${name}`);
    }
    for (const table of named) this.addSql(`alter table sales.${table} drop column if exists words`);
    this.addSql('drop function if exists sales.find_tracking(jsonb), sales.find_words(text, text, text)');
  }
}

const functions = [
  // Signs inside addresses and names part words, so that `acme` finds buyer@acme.example.
  `create function sales.find_words(company text, name text, email text) returns tsvector
   language sql immutable parallel safe as $$
    select to_tsvector('simple', translate(
      lower(coalesce(company, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '')),
      '@.-_+/&''’,', '          '))
  $$`,
  `create function sales.find_tracking(packages jsonb) returns text[] language sql immutable parallel safe as $$
    select string_to_array(
      translate(upper(jsonb_path_query_array(packages, '$[*].tracking')::text), '[]" -', ''), ',')
  $$`,
];
// What the database makes of other columns is not made yet when the guard of issued invoices looks.
const keepIssued = `create or replace function sales.keep_issued_invoice() returns trigger language plpgsql as $$
    declare settled text[] := '{status,credited,paid,refunded,disputed,sent_to,updated_at,version,words}';
    begin
      if tg_op <> 'UPDATE' or to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
        raise exception 'what was issued with invoice % never changes', old.number using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`;
const beginning = (table: string, name: string) =>
  `create index ${name}_find_number on sales.${table} (number text_pattern_ops)`;
// Stored beside the row: words that many rows hold are met by reading rows, and parsing each again would be felt.
const words = (table: string) =>
  `alter table sales.${table} add column words tsvector generated always as (sales.find_words(company, name, email)) stored`;
const people = (table: string, name: string) =>
  `create index ${name}_find_words on sales.${table} using gin (words) with (fastupdate = off)`;
const named = ['"order"', 'inquiry', 'invoice'];
const indexes = [
  beginning('"order"', 'order'),
  beginning('inquiry', 'inquiry'),
  beginning('invoice', 'invoice'),
  beginning('shipment', 'shipment'),
  beginning('order_request', 'order_request'),
  people('"order"', 'order'),
  people('inquiry', 'inquiry'),
  people('invoice', 'invoice'),
  `create index order_find_po on sales."order" (lower(po_number) text_pattern_ops) where po_number is not null`,
  `create index invoice_find_po on sales.invoice (lower(po_number) text_pattern_ops) where po_number is not null`,
  'create index invoice_find_amount on sales.invoice (amount)',
  'create index shipment_find_tracking on sales.shipment using gin (sales.find_tracking(packages)) with (fastupdate = off)',
];
