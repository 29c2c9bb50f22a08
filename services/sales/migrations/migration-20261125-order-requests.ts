import { Migration } from '@mikro-orm/migrations';

/** Cancellations and returns that are asked for, and money that goes back for them. Amounts are minor units. */
export class Migration20261125OrderRequests extends Migration {
  override up(): void {
    for (const statement of [...orders, ...refunds, ...requests]) this.addSql(statement);
  }
}

const orders = [
  `alter table sales."order"
    add column credits jsonb not null
      default '{"amount":0,"faultGoods":0,"shipping":0,"handlingFee":0,"chargesTax":0}',
    add column refunds jsonb not null default '{"claimed":0,"processed":0}'`,
  `alter table sales.order_line
    add column delivered_at timestamptz,
    add column status_at timestamptz not null default now()`,
  // when it arrived was known only by its timeline
  `update sales.order_line l set delivered_at = c.at
   from (select order_id, line_number, max(at) as at from sales.status_change
     where axis = 'line' and to_status in ('delivered', 'rma-replacement-delivered') group by 1, 2) c
   where c.order_id = l.order_id and c.line_number = l.line_number`,
];

const refunds = [
  `create table sales.refund (
    id uuid primary key,
    order_id uuid not null references sales."order",
    reference text not null unique,
    request_id uuid,
    lines jsonb not null,
    amount bigint not null check (amount >= 0),
    credit jsonb,
    status text not null check (status in ('pending', 'processed', 'refused')),
    reason text not null,
    created_at timestamptz not null,
    settled_at timestamptz
  )`,
  'create index refund_order on sales.refund (order_id)',
  'create index refund_request on sales.refund (request_id) where request_id is not null',
];

const requests = [
  'create sequence sales.order_request_number start 1001',
  `create table sales.order_request (
    id uuid primary key,
    number text not null unique,
    order_id uuid not null references sales."order",
    type text not null check (type in ('cancellation', 'return')),
    subject text not null,
    status text not null,
    resolution text,
    freight_payer text not null,
    note text,
    reason text,
    rma_number text unique,
    authorized_until date,
    carrier text,
    tracking text,
    replacement_tracking text,
    refund bigint not null default 0 check (refund >= 0),
    restocking_fee bigint not null default 0 check (restocking_fee >= 0),
    on_behalf_by text,
    due_at timestamptz,
    late_told_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version integer not null default 1
  )`,
  'create index order_request_order on sales.order_request (order_id, created_at)',
  `create index order_request_open on sales.order_request (due_at)
   where status not in ('completed', 'declined', 'cancelled')`,
  `create table sales.order_request_line (
    id uuid primary key,
    request_id uuid not null references sales.order_request,
    order_line_id uuid not null references sales.order_line,
    line_number integer not null,
    quantity integer not null check (quantity > 0),
    condition text,
    disposition text,
    restocked boolean not null default false,
    unique (request_id, order_line_id)
  )`,
  'create index order_request_line_line on sales.order_request_line (order_line_id)',
  `create table sales.order_request_event (
    id bigint generated always as identity primary key,
    request_id uuid not null references sales.order_request,
    at timestamptz not null default now(),
    kind text not null,
    to_status text,
    audience text not null check (audience in ('all', 'store')),
    actor_id text,
    actor text,
    actor_role text not null,
    text text,
    amount bigint
  )`,
  'create index order_request_event_request on sales.order_request_event (request_id, id)',
];
