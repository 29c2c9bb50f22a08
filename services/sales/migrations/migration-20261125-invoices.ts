import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices, credit memos, and what settles them. Numbers of a series come from a row that is locked until the invoice is
 * written, so that none is missing; what was issued never changes, which the database itself sees to.
 */
export class Migration20261125Invoices extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'create table sales.invoice_counter (series text primary key, last_number integer not null)',
  `create table sales.invoice (
    id uuid primary key,
    number text not null unique,
    series text not null,
    sequence integer not null,
    kind text not null check (kind in ('invoice', 'credit-memo')),
    source_key text not null unique,
    order_id uuid not null references sales."order",
    order_number text not null,
    shipment_number text,
    account_id text,
    account_number text,
    company text,
    email text not null,
    name text not null,
    locale text not null,
    bill_to jsonb not null,
    ship_to jsonb not null,
    po_number text,
    payment_term text not null,
    payment_service text not null,
    issued_at timestamptz not null,
    due_at timestamptz,
    currency text not null,
    lines jsonb not null,
    tax_lines jsonb not null,
    goods bigint not null,
    shipping bigint not null,
    handling_fee bigint not null,
    restocking_fee bigint not null,
    tax bigint not null,
    amount bigint not null check (amount >= 0),
    remittance jsonb not null,
    reason text,
    replaces_id uuid unique references sales.invoice,
    status text not null,
    credited bigint not null default 0 check (credited >= 0),
    paid bigint not null default 0 check (paid >= 0),
    refunded bigint not null default 0 check (refunded between 0 and paid),
    disputed jsonb,
    sent_to jsonb not null default '[]',
    updated_at timestamptz not null,
    version integer not null default 1,
    unique (series, sequence),
    check (amount = goods + shipping + handling_fee + tax - restocking_fee)
  )`,
  'create index invoice_order on sales.invoice (order_id, sequence)',
  'create index invoice_account on sales.invoice (account_id, issued_at desc) where account_id is not null',
  `create table sales.invoice_allocation (
    id bigint generated always as identity primary key,
    invoice_id uuid not null references sales.invoice,
    kind text not null check (kind in ('payment', 'refund', 'credit')),
    credit_memo_id uuid references sales.invoice,
    amount bigint not null,
    at timestamptz not null,
    check ((kind = 'credit') = (credit_memo_id is not null))
  )`,
  'create index invoice_allocation_invoice on sales.invoice_allocation (invoice_id, id)',
  'create index invoice_allocation_memo on sales.invoice_allocation (credit_memo_id) where credit_memo_id is not null',
  `create function sales.keep_issued_invoice() returns trigger language plpgsql as $$
    declare settled text[] := '{status,credited,paid,refunded,disputed,sent_to,updated_at,version}';
    begin
      if tg_op <> 'UPDATE' or to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
        raise exception 'what was issued with invoice % never changes', old.number using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  `create trigger keep_issued before update or delete on sales.invoice
    for each row execute function sales.keep_issued_invoice()`,
  `create function sales.keep_allocation() returns trigger language plpgsql as $$
    begin
      raise exception 'an allocation never changes' using errcode = 'restrict_violation';
    end $$`,
  `create trigger keep_allocation before update or delete on sales.invoice_allocation
    for each row execute function sales.keep_allocation()`,
  // what had shipped before there were invoices counts as invoiced
  `alter table sales."order" add column invoiced_goods bigint not null default 0`,
  `update sales."order" o set invoiced_goods = shipped.goods from (
     select order_id, sum(shipped_amount) as goods
     from sales.order_line group by order_id
   ) shipped where shipped.order_id = o.id`,
];
