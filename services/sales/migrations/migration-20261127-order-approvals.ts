import { Migration } from '@mikro-orm/migrations';

/** Orders that somebody asks for inside a company, at prices that are held. Amounts are minor units. */
export class Migration20261127OrderApprovals extends Migration {
  override up(): void {
    this.addSql('create sequence sales.order_approval_number');
    this.addSql(`create table sales.order_approval (
      id uuid primary key,
      number text not null unique,
      company_id uuid not null,
      account_id text not null,
      account_number text,
      name text not null,
      email text not null,
      locale text not null,
      status text not null,
      question text,
      reason text,
      cart_id uuid not null unique,
      request_hash text not null,
      grand_total bigint not null,
      line_count integer not null,
      held jsonb not null,
      order_number text,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz,
      decided_by_id text,
      decided_by text
    )`);
    this.addSql('create index order_approval_company on sales.order_approval (company_id, asked_at desc)');
    this.addSql('create index order_approval_account on sales.order_approval (account_id, asked_at desc)');
    this.addSql(
      `create index order_approval_waiting on sales.order_approval (expires_at) where status = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql('drop table sales.order_approval');
    this.addSql('drop sequence sales.order_approval_number');
  }
}
