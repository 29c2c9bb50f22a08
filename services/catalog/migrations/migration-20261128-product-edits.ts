import { Migration } from '@mikro-orm/migrations';

/** What staff change of products by hand: pins that feeds leave alone, every change with its reason, and costs. */
export class Migration20261128ProductEdits extends Migration {
  override up(): void {
    // Apart from the product, as confidential prices are: nothing that shows products can select a cost by accident.
    this.addSql(`create table catalog.product_cost (
      product_id integer primary key references catalog.product on delete cascade,
      amount integer not null check (amount >= 0)
    )`);
    this.addSql(`create table catalog.product_pin (
      product_id integer not null references catalog.product on delete cascade,
      field text not null,
      value jsonb,
      fed jsonb,
      at timestamptz not null default now(),
      primary key (product_id, field)
    )`);
    this.addSql(`create table catalog.product_change (
      id uuid primary key,
      place integer generated always as identity,
      product_id integer not null references catalog.product on delete cascade,
      field text not null,
      before jsonb,
      after jsonb,
      reason text,
      actor_id uuid,
      actor text,
      actor_role text not null,
      undoes uuid references catalog.product_change,
      at timestamptz not null default now()
    )`);
    this.addSql('create index product_change_product on catalog.product_change (product_id, place)');
    this.addSql('create index product_change_undoes on catalog.product_change (undoes)');
  }

  override down(): void {
    for (const table of ['product_change', 'product_pin', 'product_cost'])
      this.addSql(`drop table catalog.${table}`);
  }
}
