import { Migration } from '@mikro-orm/migrations';

/** Lists of products that people keep, share inside their company, and buy from. */
export class Migration20261123SavedLists extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table sales.saved_list (
    id uuid primary key,
    account_id text not null,
    owner text not null,
    -- whose people it may be shared with
    company_id uuid,
    sharing text not null default 'none' check (sharing in ('none', 'read', 'edit')),
    name text not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (sharing = 'none' or company_id is not null)
  )`,
  'create index saved_list_account on sales.saved_list (account_id)',
  "create index saved_list_company on sales.saved_list (company_id) where sharing <> 'none'",
  `create table sales.saved_list_line (
    id uuid primary key,
    list_id uuid not null references sales.saved_list on delete cascade,
    position integer not null,
    sku text not null,
    -- what the product was called when it was put in: it may leave the catalogue
    name text not null,
    brand text,
    part_number text not null,
    quantity integer not null check (quantity > 0),
    note text,
    unique (list_id, sku)
  )`,
];
