import { Migration } from '@mikro-orm/migrations';

/** Shipments with what they carry, and how much of an order line has left. Amounts are minor units. */
export class Migration20261125Shipments extends Migration {
  override up(): void {
    for (const statement of [...lines, ...shipments, ...earlier]) this.addSql(statement);
  }
}

const lines = [
  `alter table sales.order_line
    add column split_from uuid references sales.order_line,
    add column shipped_amount bigint not null default 0,
    add column shipped_tax bigint not null default 0`,
  'create sequence sales.shipment_number start 1001',
];

const shipments = [
  `create table sales.shipment (
    id uuid primary key,
    order_id uuid not null references sales."order",
    number text not null unique,
    token text not null unique,
    kind text not null check (kind in ('goods', 'replacement')),
    status text not null,
    service text not null,
    provider text not null,
    forwarder text not null,
    packages jsonb not null default '[]',
    events jsonb not null default '[]',
    shipped_at timestamptz not null,
    estimated_from date,
    estimated_to date,
    delivered_at timestamptz,
    received_by text,
    cost bigint check (cost >= 0),
    shipping bigint not null default 0,
    handling_fee bigint not null default 0,
    charges_tax bigint not null default 0,
    amount bigint not null default 0,
    is_last boolean not null,
    created_by_id text,
    created_by text,
    updated_at timestamptz not null,
    version integer not null default 1
  )`,
  'create index shipment_order on sales.shipment (order_id, shipped_at)',
  `create index shipment_under_way on sales.shipment (shipped_at) where status in ('shipped', 'replacement-shipped')`,
  'create index shipment_packages on sales.shipment using gin (packages jsonb_path_ops)',
  `create table sales.shipment_line (
    id uuid primary key,
    shipment_id uuid not null references sales.shipment on delete cascade,
    order_line_id uuid not null references sales.order_line,
    line_number integer not null,
    sku text not null,
    name text not null,
    part_number text not null,
    unit_of_measure text not null,
    quantity integer not null check (quantity > 0),
    amount bigint not null,
    tax bigint not null,
    unique (shipment_id, order_line_id)
  )`,
  'create index shipment_line_order_line on sales.shipment_line (order_line_id)',
];

// what left before shipments were records of their own left whole
const earlier = [
  'update sales.order_line set shipped_amount = total, shipped_tax = tax where quantity_shipped = quantity',
];
