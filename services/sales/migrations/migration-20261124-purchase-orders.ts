import { Migration } from '@mikro-orm/migrations';

/** Purchase orders to suppliers, their lines, and what happened to them. Of a link only the hash of its token is stored. */
export class Migration20261124PurchaseOrders extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'create sequence sales.purchase_order_number start 1001',
  `create table sales.purchase_order (
    id uuid primary key,
    number text unique,
    status text not null,
    status_before text,
    source text not null,
    supplier_id uuid not null references sales.supplier,
    payment_term text not null,
    forwarder text not null,
    forwarder_account text,
    certificate_of_origin text not null,
    contact_method text not null,
    ship_to_kind text not null check (ship_to_kind in ('warehouse', 'customer')),
    ship_to jsonb not null,
    needed_by date,
    promised_on date,
    note text,
    token_hash text unique,
    invoice jsonb,
    created_by_id text,
    created_by text,
    created_at timestamptz not null,
    sent_at timestamptz,
    updated_at timestamptz not null,
    version integer not null default 1
  )`,
  'create index purchase_order_status on sales.purchase_order (status, promised_on)',
  'create index purchase_order_supplier on sales.purchase_order (supplier_id)',
  `create table sales.purchase_order_line (
    id uuid primary key,
    purchase_order_id uuid not null references sales.purchase_order,
    line_number integer not null,
    order_line_id uuid,
    inquiry_line_id uuid,
    sku text,
    name text not null,
    brand text,
    part_number text,
    quantity integer not null check (quantity > 0),
    unit_of_measure text not null,
    unit_cost bigint check (unit_cost >= 0),
    quantity_shipped integer not null default 0,
    quantity_received integer not null default 0,
    quantity_damaged integer not null default 0,
    unique (purchase_order_id, line_number),
    check (quantity_shipped between 0 and quantity),
    check (quantity_received between 0 and quantity),
    check (quantity_damaged between 0 and quantity_received)
  )`,
  'create index purchase_order_line_order on sales.purchase_order_line (order_line_id) where order_line_id is not null',
  `create table sales.purchase_order_event (
    id bigint generated always as identity primary key,
    purchase_order_id uuid not null references sales.purchase_order,
    at timestamptz not null default now(),
    kind text not null,
    from_status text,
    to_status text,
    actor_id text,
    actor text,
    actor_role text not null,
    reason text,
    lines jsonb not null default '[]',
    tracking text
  )`,
  'create index purchase_order_event_order on sales.purchase_order_event (purchase_order_id, id)',
];
