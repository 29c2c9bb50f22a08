import { Migration } from '@mikro-orm/migrations';

/** The part numbers customers use for our products, and pasted rows that can be corrected one by one. */
export class Migration20261123PartNumbers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.customer_part_number (
    id uuid primary key,
    -- 'company:<id>', or 'account:<id>' of an account without one
    owner text not null,
    -- as numbers are compared: without dashes, dots, spaces and case
    normal text not null,
    number text not null,
    sku text not null,
    source text not null check (source in ('learned', 'imported', 'typed')),
    changed_at timestamptz not null default now(),
    unique (owner, normal)
  )`,
  // what a pasted row was corrected to: learned when the cart is ordered
  `create table sales.cart_correction (
    cart_id uuid not null references sales.cart on delete cascade,
    normal text not null,
    number text not null,
    sku text not null,
    primary key (cart_id, normal)
  )`,
  `update sales.cart set unresolved = (
     select jsonb_agg(
       jsonb_build_object('id', gen_random_uuid(), 'text', row->>'rawText', 'candidates', '[]'::jsonb) || row
       order by place)
     from jsonb_array_elements(unresolved) with ordinality as each(row, place))
   where jsonb_array_length(unresolved) > 0`,
];
