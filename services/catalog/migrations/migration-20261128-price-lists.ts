import { Migration } from '@mikro-orm/migrations';

/** Price lists: what some buyers pay, as it holds now, and every revision as it was published. */
export class Migration20261128PriceLists extends Migration {
  override up(): void {
    this.addSql(`create table catalog.price_list (
      id uuid primary key,
      name text not null,
      priority integer not null,
      visibility text not null check (visibility in ('signed-in', 'cart-only')),
      audience text not null check (audience in ('all', 'chosen')),
      is_active boolean not null,
      valid_from timestamptz,
      valid_until timestamptz,
      revision integer not null,
      changed_at timestamptz not null default now()
    )`);
    this.addSql('create unique index price_list_name on catalog.price_list (lower(name))');
    this.addSql(`create table catalog.price_list_member (
      list_id uuid not null references catalog.price_list on delete cascade,
      place integer not null,
      account_id uuid,
      company_id uuid,
      number text not null,
      company text,
      primary key (list_id, place)
    )`);
    // What a line is about stands as feeds and addresses call it: a store number, a brand, a category's path.
    this.addSql(`create table catalog.price_list_line (
      list_id uuid not null references catalog.price_list on delete cascade,
      place integer not null,
      kind text not null check (kind in ('product', 'brand', 'category')),
      target text not null,
      quantity integer not null check (quantity > 0),
      amount integer check (amount >= 0),
      basis_points integer check (basis_points between 1 and 9999),
      primary key (list_id, place),
      check ((amount is null) <> (basis_points is null))
    )`);
    this.addSql('create index price_list_line_target on catalog.price_list_line (list_id, kind, target)');
    this.addSql(`create table catalog.price_list_revision (
      list_id uuid not null references catalog.price_list on delete cascade,
      revision integer not null,
      content jsonb not null,
      reason text not null,
      actor_id uuid,
      actor text,
      restores integer,
      at timestamptz not null default now(),
      primary key (list_id, revision)
    )`);
  }

  override down(): void {
    for (const table of ['revision', 'line', 'member']) this.addSql(`drop table catalog.price_list_${table}`);
    this.addSql('drop table catalog.price_list');
  }
}
