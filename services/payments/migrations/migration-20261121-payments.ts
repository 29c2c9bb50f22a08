import { Migration } from '@mikro-orm/migrations';

/** The payments schema: one row per attempt to pay, with its status and never a card number. */
export class Migration20261121Payments extends Migration {
  override up(): void {
    for (const statement of tables) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop schema if exists payments cascade');
  }
}

const tables = [
  'create schema if not exists payments',
  `create table payments.transaction (
    id uuid primary key,
    order_number text not null,
    type text not null,
    service text not null,
    term text not null,
    status text not null,
    amount bigint not null check (amount > 0),
    received bigint,
    currency text not null,
    idempotency_key text not null unique,
    reference text,
    reason_code text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  'create index transaction_order on payments.transaction (order_number, created_at)',
];
