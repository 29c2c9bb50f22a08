import { Migration } from '@mikro-orm/migrations';

/** The shipping schema: dated rates by zone, and the dated handling fee. */
export class Migration20261121Shipping extends Migration {
  override up(): void {
    for (const statement of [...tables, ...firstTariff]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop schema if exists shipping cascade');
  }
}

const tables = [
  'create schema if not exists shipping',
  // amounts in minor units, transit in business days
  `create table shipping.rate (
    zone text not null,
    service text not null,
    amount bigint not null check (amount >= 0),
    transit_low integer not null,
    transit_high integer not null,
    effective_from date not null,
    effective_until date,
    primary key (zone, service, effective_from),
    check (transit_low <= transit_high)
  )`,
  `create table shipping.handling_rule (
    effective_from date primary key,
    minimum_order bigint not null check (minimum_order >= 0),
    fee bigint not null check (fee >= 0)
  )`,
];

// Specification §9: free ground within the continental United States; the amounts are not given there and are ours.
const firstTariff = [
  `insert into shipping.rate (zone, service, amount, transit_low, transit_high, effective_from) values
    ('contiguous', 'ups-ground', 0, 1, 5, '2022-01-01'),
    ('offshore', 'fixed', 2495, 5, 10, '2022-01-01')`,
  `insert into shipping.handling_rule (effective_from, minimum_order, fee) values ('2022-01-01', 5000, 600)`,
];
