import { Migration } from '@mikro-orm/migrations';
import { stateRates, type StateRate } from './state-rates.ts';

/** The taxation schema: dated rates of each jurisdiction by what they tax. */
export class Migration20261121Taxation extends Migration {
  override up(): void {
    for (const statement of [...tables, insertRates()]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop schema if exists taxation cascade');
  }
}

const tables = [
  'create schema if not exists taxation',
  `create table taxation.rate (
    jurisdiction text not null,
    level text not null,
    applies_to text not null,
    rate numeric(7, 5) not null check (rate >= 0 and rate < 1),
    effective_from date not null,
    effective_until date,
    source text not null,
    source_version text not null,
    primary key (jurisdiction, applies_to, effective_from),
    check (effective_until is null or effective_from < effective_until)
  )`,
];

function insertRates(): string {
  return `insert into taxation.rate
    (jurisdiction, level, applies_to, rate, effective_from, effective_until, source, source_version)
    values ${stateRates.flatMap(rowsOf).join(',\n')}`;
}

/** A handling fee is part of the price of the goods and taxed like them; shipping only where the state says so. */
function rowsOf([state, percent, from, until, shipping]: StateRate): string[] {
  const kinds = shipping ? ['goods', 'handling', 'shipping'] : ['goods', 'handling'];
  const end = until === null ? 'null' : `'${until}'`;
  return kinds.map(
    (kind) =>
      `('US-${state}', 'state', '${kind}', ${percent}::numeric / 100, '${from}', ${end}, 'state statute', '2026-11')`,
  );
}
