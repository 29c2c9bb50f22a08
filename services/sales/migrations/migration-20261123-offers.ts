import { Migration } from '@mikro-orm/migrations';

/** Offers: what was sent is never changed again; asking for a change leads to a new revision. */
export class Migration20261123Offers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.offer (
    id uuid primary key,
    inquiry_id uuid not null references sales.inquiry,
    revision integer not null check (revision > 0),
    ship_to jsonb not null,
    shipping_service text not null,
    payment_term text not null,
    valid_until date not null,
    note text,
    subtotal bigint not null,
    handling_fee bigint not null,
    shipping bigint not null,
    tax bigint not null,
    grand_total bigint not null check (grand_total = subtotal + handling_fee + shipping + tax),
    tax_lines jsonb not null,
    tax_complete boolean not null,
    rates_version text not null,
    sent_by_id text,
    sent_by text,
    sent_at timestamptz not null,
    unique (inquiry_id, revision)
  )`,
  `create table sales.offer_line (
    id uuid primary key,
    offer_id uuid not null references sales.offer,
    line_number integer not null,
    inquiry_line_id uuid,
    sku text not null,
    uri text not null,
    name text not null,
    brand text,
    part_number text not null,
    quantity integer not null check (quantity > 0),
    unit_of_measure text not null,
    list_price bigint,
    unit_price bigint not null check (unit_price >= 0),
    tax bigint not null,
    lead_time_days integer,
    instead_of text,
    unique (offer_id, line_number)
  )`,
  // a page, a bug, or a hand at the console: nobody changes what a customer was promised
  `create function sales.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'an offer that was sent is never changed';
  end $$`,
  'create trigger offer_is_final before update or delete on sales.offer for each row execute function sales.refuse_change()',
  'create trigger offer_line_is_final before update or delete on sales.offer_line for each row execute function sales.refuse_change()',
  // an order comes from a cart or from an offer, and from each once
  `alter table sales."order"
    alter column cart_id drop not null,
    add column offer_id uuid unique references sales.offer,
    add constraint order_comes_from_one check (num_nonnulls(cart_id, offer_id) = 1)`,
];
