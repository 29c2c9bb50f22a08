import { Migration } from '@mikro-orm/migrations';

/** The sales schema: carts, stock with its reservations, orders with lines and history. */
export class Migration20261121Sales extends Migration {
  override up(): void {
    for (const statement of [...carts, ...orders, ...stock]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop schema if exists sales cascade');
  }
}

const carts = [
  'create schema if not exists sales',
  `create table sales.cart (
    id uuid primary key,
    token text not null unique,
    account_id text,
    status text not null,
    version integer not null default 1,
    unresolved jsonb not null default '[]',
    notices jsonb not null default '[]',
    merged_into uuid references sales.cart,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // one active cart per account; a guest has one per token
  `create unique index cart_active_account on sales.cart (account_id) where status = 'active' and account_id is not null`,
  `create table sales.cart_line (
    id uuid primary key,
    cart_id uuid not null references sales.cart on delete cascade,
    position integer not null,
    sku text not null,
    quantity integer not null check (quantity > 0),
    seen_price bigint,
    seen_availability text not null,
    unique (cart_id, sku)
  )`,
];

const orders = [
  'create sequence sales.order_number start 100001',
  `create table sales."order" (
    id uuid primary key,
    number text not null unique,
    token text not null unique,
    cart_id uuid not null unique references sales.cart,
    cart_version integer not null,
    request_hash text not null,
    state text not null,
    status text not null,
    payment_status text not null,
    held boolean not null default false,
    fraud boolean not null default false,
    account_id text,
    account_number text,
    company text,
    email text not null,
    name text not null,
    locale text not null,
    po_number text,
    note text,
    ship_to jsonb not null,
    bill_to jsonb not null,
    shipping_service text not null,
    payment_term text not null,
    payment_service text not null,
    credit_approved boolean not null,
    payment_facts jsonb not null,
    currency text not null,
    subtotal bigint not null,
    discount bigint not null,
    handling_fee bigint not null,
    shipping bigint not null,
    tax bigint not null,
    grand_total bigint not null check (grand_total >= 0),
    tax_lines jsonb not null,
    rates_version text not null,
    line_count integer not null,
    placed_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  'create index order_account on sales."order" (account_id, placed_at desc)',
  // both columns in one direction, so that the table is walked from either end
  'create index order_placed on sales."order" (placed_at, id)',
  'create index order_total on sales."order" (grand_total, id)',
  'create index order_email on sales."order" (lower(email) text_pattern_ops)',
  'create index order_company on sales."order" (lower(company) text_pattern_ops)',
  // the open exposure of an account on net terms
  `create index order_exposure on sales."order" (account_id) where payment_term <> 'advanced' and state not in ('canceled', 'closed')`,
  `create table sales.order_line (
    id uuid primary key,
    order_id uuid not null references sales."order",
    line_number integer not null,
    sku text not null,
    uri text not null,
    name text not null,
    brand text,
    part_number text not null,
    quantity integer not null check (quantity > 0),
    quantity_shipped integer not null default 0,
    quantity_delivered integer not null default 0,
    quantity_returned integer not null default 0,
    quantity_cancelled integer not null default 0,
    unit_of_measure text not null,
    pack_size integer not null,
    unit_price bigint not null,
    list_price bigint,
    price_source text not null,
    total bigint not null,
    tax bigint not null,
    tax_code text not null,
    status text not null,
    before jsonb not null default '[]',
    availability_at_order text not null,
    promise jsonb,
    made_to_order boolean not null default false,
    production_started_at timestamptz,
    unique (order_id, line_number),
    check (quantity_shipped + quantity_cancelled <= quantity),
    check (quantity_delivered <= quantity_shipped and quantity_returned <= quantity_delivered)
  )`,
  'create index order_line_sku on sales.order_line (sku)',
  `create table sales.status_change (
    id bigint generated always as identity primary key,
    order_id uuid not null references sales."order",
    axis text not null,
    line_number integer,
    from_status text,
    to_status text not null,
    actor_id text,
    actor text,
    actor_role text not null,
    reason text,
    at timestamptz not null default now()
  )`,
  'create index status_change_order on sales.status_change (order_id, id)',
];

const stock = [
  `create table sales.stock (
    sku text primary key,
    on_hand integer not null check (on_hand >= 0),
    reserved integer not null default 0 check (reserved >= 0),
    version bigint not null default 1,
    updated_at timestamptz not null default now()
  )`,
  `create table sales.reservation (
    id uuid primary key,
    order_id uuid not null references sales."order",
    line_id uuid not null unique references sales.order_line,
    sku text not null,
    quantity integer not null check (quantity > 0),
    status text not null,
    expires_at timestamptz
  )`,
  'create index reservation_order on sales.reservation (order_id)',
  `create index reservation_expiry on sales.reservation (expires_at) where status = 'reserved' and expires_at is not null`,
];
