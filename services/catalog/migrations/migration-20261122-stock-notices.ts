import { Migration } from '@mikro-orm/migrations';

/** Who wants to be told when a sold-out product can be ordered again. */
export class Migration20261122StockNotices extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table if exists catalog.stock_notice');
  }
}

const statements = [
  `create table catalog.stock_notice (
    id uuid primary key,
    product_id integer not null references catalog.product on delete cascade,
    email text not null,
    account_id text,
    locale text not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    -- of the token in the mail's link; there is none before the mail
    token_hash text unique
  )`,
  `create unique index stock_notice_waiting on catalog.stock_notice (product_id, email) where sent_at is null`,
  `create index stock_notice_account on catalog.stock_notice (account_id, product_id)
    where sent_at is null and account_id is not null`,
  'create index stock_notice_email on catalog.stock_notice (email, created_at)',
];
