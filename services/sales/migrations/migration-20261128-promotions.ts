import { Migration } from '@mikro-orm/migrations';

/**
 * Promotions with what they said over time, and which orders used them. Whose use it was is asked of the order; that of a canceled order counts no
 * longer. An order keeps what each took off it, a cart the codes that were entered.
 */
export class Migration20261128Promotions extends Migration {
  override up(): void {
    this.addSql('create sequence sales.promotion_number');
    this.addSql(`create table sales.promotion (
      id uuid primary key,
      number int not null unique default nextval('sales.promotion_number'),
      names jsonb not null,
      kind text not null,
      value int not null,
      max_amount bigint,
      services jsonb not null default '[]',
      goods jsonb not null default '{"skus":[],"brands":[],"departments":[]}',
      min_goods bigint,
      min_quantity int,
      is_stackable boolean not null,
      code text,
      companies jsonb not null default '[]',
      first_order_only boolean not null default false,
      starts_on date,
      ends_on date,
      limit_total int,
      limit_each int,
      status text not null,
      changed_at timestamptz not null default now(),
      changed_by text,
      version int not null
    )`);
    this.addSql(
      `create unique index promotion_code on sales.promotion (code) where code is not null and status <> 'ended'`,
    );
    this.addSql('create index promotion_code_ever on sales.promotion (code) where code is not null');
    this.addSql(`create table sales.promotion_change (
      id uuid primary key,
      promotion_id uuid not null references sales.promotion (id),
      version int not null,
      at timestamptz not null,
      act text not null,
      actor text,
      reason text,
      facts jsonb not null,
      unique (promotion_id, version)
    )`);
    this.addSql(`create table sales.promotion_use (
      promotion_id uuid not null references sales.promotion (id),
      order_id uuid not null references sales."order" (id) on delete cascade,
      used_at timestamptz not null default now(),
      primary key (promotion_id, order_id)
    )`);
    this.addSql('create index promotion_use_order on sales.promotion_use (order_id)');
    this.addSql(`alter table sales."order" add column promotions jsonb not null default '[]'`);
    this.addSql(`alter table sales.cart add column codes jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table sales.cart drop column codes');
    this.addSql('alter table sales."order" drop column promotions');
    this.addSql('drop table sales.promotion_use');
    this.addSql('drop table sales.promotion_change');
    this.addSql('drop table sales.promotion');
    this.addSql('drop sequence sales.promotion_number');
  }
}
