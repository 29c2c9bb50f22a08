import { Migration } from '@mikro-orm/migrations';

/** Offers that ask for a deposit or may be accepted in part, orders that wait for a deposit, and reminders of offers. */
export class Migration20261123OfferTerms extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table sales.offer
    add column deposit_percent integer check (deposit_percent between 1 and 100),
    add column allows_partial boolean not null default false`,
  'alter table sales."order" add column deposit_due bigint check (deposit_due > 0)',
  // each revision is reminded of once, however often the timer runs
  `create table sales.offer_reminder (
    offer_id uuid primary key references sales.offer,
    at timestamptz not null default now()
  )`,
];
