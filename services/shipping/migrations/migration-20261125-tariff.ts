import { Migration } from '@mikro-orm/migrations';
import { firstTariff } from './first-tariff.ts';

/** Dated tariff tables by kind instead of one rate per zone, and the first tariff in them. */
export class Migration20261125Tariff extends Migration {
  override up(): void {
    for (const [name, columns] of Object.entries(tables)) {
      const named = columns.map((column) => column.split(' ')[0]);
      this.addSql(`create table shipping.tariff_${name} (
        id uuid primary key default gen_random_uuid(),
        effective_from date not null,
        effective_until date check (effective_until > effective_from),
        ${columns.map((column) => `${column} not null`).join(', ')}
      )`);
      const keys = named.slice(0, keyLengths[name]).join(', ');
      this.addSql(
        `create unique index tariff_${name}_key on shipping.tariff_${name} (${keys}, effective_from)`,
      );
    }
    for (const statement of firstTariff) this.addSql(statement);
    this.addSql('drop table shipping.rate');
    this.addSql('drop table shipping.handling_rule');
  }

  override down(): void {
    for (const name of Object.keys(tables)) this.addSql(`drop table if exists shipping.tariff_${name}`);
  }
}

/** Columns of each table, those first that say what a row stands for; amounts in minor units, weights in pounds. */
const tables: Readonly<Record<string, readonly string[]>> = {
  base: ['service text', 'zone text', 'up_to_pounds bigint', 'amount bigint'],
  zone: ['origin_zip text', 'country text', 'from_zip text', 'to_zip text', 'zone text'],
  divisor: ['service text', 'over_cubic_inches bigint', 'cubic_inches_per_pound bigint'],
  freight: [
    'service text',
    'zone text',
    'freight_class text',
    'from_pounds bigint',
    'per_hundred_pounds bigint',
    'minimum bigint',
  ],
  surcharge: [
    'provider text',
    'surcharge text',
    'from_zip text',
    'to_zip text',
    'over_inches bigint',
    'over_pounds bigint',
    'amount bigint',
    'percent bigint',
  ],
  rule: [
    'rule text',
    'service text',
    'minimum_order bigint',
    'up_to_pounds bigint',
    'excluded text',
    'fee bigint',
  ],
  fixed: ['service text', 'zone text', 'up_to_pounds bigint', 'amount bigint'],
  transit: ['service text', 'zone text', 'min_days bigint', 'max_days bigint'],
};
const keyLengths: Readonly<Record<string, number>> = {
  base: 3,
  zone: 4,
  divisor: 2,
  freight: 4,
  surcharge: 6,
  rule: 2,
  fixed: 3,
  transit: 2,
};
