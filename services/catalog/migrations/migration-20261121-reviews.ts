import { Migration } from '@mikro-orm/migrations';

/** Reviews of products, their timeline, reports about them, and what limits how much one account writes. */
export class Migration20261121Reviews extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }

  override down(): void {
    this.addSql(
      'drop table if exists catalog.review_writing, catalog.review_report, catalog.review_change, catalog.review',
    );
  }
}

const statements = [
  `create table catalog.review (
    id uuid primary key,
    product_id integer not null references catalog.product on delete cascade,
    account_id text not null,
    account_number text,
    author text not null,
    email text,
    language text not null,
    rating smallint not null check (rating between 1 and 5),
    title text not null,
    body text not null,
    display_name text,
    status text not null,
    decline_reason text,
    verified boolean not null default false,
    order_line_id text,
    order_number text,
    findings jsonb not null default '[]',
    finding_count smallint not null default 0,
    report_count integer not null default 0,
    version integer not null default 1,
    written_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index review_one_each on catalog.review (account_id, product_id) where status <> 'deleted'`,
  `create index review_shown on catalog.review (product_id, rating, written_at) where status = 'approved'`,
  'create index review_written on catalog.review (written_at, id)',
  'create index review_queue on catalog.review (status, written_at, id)',
  'create index review_author on catalog.review (account_id, written_at)',
  `create table catalog.review_change (
    id bigint generated always as identity primary key,
    review_id uuid not null references catalog.review on delete cascade,
    from_status text,
    to_status text not null,
    actor_id text,
    actor text,
    actor_role text not null,
    reason text,
    at timestamptz not null default now()
  )`,
  'create index review_change_review on catalog.review_change (review_id, id)',
  // Whoever reports again from another account at the same address, or the other way round, is counted once.
  `create table catalog.review_report (
    review_id uuid not null references catalog.review on delete cascade,
    network text not null,
    account_id text,
    reason text not null,
    settled boolean not null default false,
    at timestamptz not null default now(),
    primary key (review_id, network)
  )`,
  `create unique index review_report_account on catalog.review_report (review_id, account_id)
    where account_id is not null`,
  `create table catalog.review_writing (
    account_id text not null,
    at timestamptz not null default now()
  )`,
  'create index review_writing_account on catalog.review_writing (account_id, at)',
];
