import { Migration } from '@mikro-orm/migrations';

/** What a request for a quote asks beyond a question, and what staff answer line by line. */
export class Migration20261123Quotes extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table sales.inquiry
    add column kind text not null default 'inquiry' check (kind in ('inquiry', 'quote')),
    add column company_id uuid,
    add column po_wanted boolean not null default false,
    add column ship_to jsonb,
    add column needed_by date,
    -- the status to come back to from 'unbound'
    add column status_before text,
    -- when whoever's turn it is must have acted; null where nobody's clock runs
    add column due_at timestamptz`,
  'create index inquiry_company on sales.inquiry (company_id, received_at desc) where company_id is not null',
  'create index inquiry_due on sales.inquiry (due_at) where due_at is not null',
  // a line in the customer's own words has a name and nothing else
  `alter table sales.inquiry_line
    alter column sku drop not null,
    alter column uri drop not null,
    alter column part_number drop not null,
    alter column availability_at_inquiry drop not null,
    add column target_price bigint check (target_price >= 0),
    add column needed_by date,
    add column note text,
    add column list_price bigint check (list_price >= 0),
    add column unit_price bigint check (unit_price >= 0),
    add column unit_cost bigint check (unit_cost >= 0),
    add column lead_time_days integer check (lead_time_days >= 0),
    add column minimum_quantity integer check (minimum_quantity > 0),
    add column alternative_for uuid references sales.inquiry_line,
    add column not_available text,
    add column internal_note text,
    add column supplier_id uuid,
    add column version integer not null default 1`,
];
