import { Migration } from '@mikro-orm/migrations';
import { demoLocalRates } from './demo-local-rates.ts';

/** Local jurisdictions, rules of tax, ZIP codes, imports, and the calculations of orders. */
export class Migration20261125LocalTaxes extends Migration {
  override up(): void {
    for (const statement of [...tables, ...rows, ...demoRows()]) this.addSql(statement);
  }
}

const tables = [
  `alter table taxation.rate add column entered_by text, add column reason text,
    alter column rate type numeric(9, 7)`,
  `create table taxation.jurisdiction (
    code text primary key,
    level text not null check (level in ('state', 'county', 'city', 'district')),
    state text not null,
    name text not null,
    county text,
    district text,
    zips text[] not null default '{}',
    counties text[] not null default '{}'
  )`,
  `create table taxation.nexus (
    id uuid primary key, state text not null, effective_from date not null, effective_until date,
    registration_number text, check (effective_until is null or effective_from <= effective_until)
  )`,
  `create table taxation.taxability (
    id uuid primary key, state text not null, applies_to text not null check (applies_to in ('shipping', 'handling')),
    is_taxable boolean not null, effective_from date not null, effective_until date,
    unique (state, applies_to, effective_from),
    check (effective_until is null or effective_from < effective_until)
  )`,
  `create table taxation.tax_code_rule (
    id uuid primary key, state text not null, tax_code text not null,
    rate numeric(9, 7) check (rate >= 0 and rate < 1), effective_from date not null, effective_until date,
    check (effective_until is null or effective_from <= effective_until)
  )`,
  `create table taxation.holiday (
    id uuid primary key, state text not null, name text not null, tax_codes text[] not null default '{}',
    effective_from date not null, effective_until date not null check (effective_from <= effective_until)
  )`,
  `create table taxation.book (
    id integer primary key check (id = 1), version integer not null, zip_rule text not null
  )`,
  `create table taxation.zip_place (
    id bigint generated always as identity primary key,
    zip_from text not null, zip_to text not null check (zip_from <= zip_to),
    plus4_from text, plus4_to text, city text not null, county text not null, state text not null, source text not null,
    check ((plus4_from is null) = (plus4_to is null) and (plus4_from is null or zip_from = zip_to))
  )`,
  'create index zip_place_zip on taxation.zip_place (zip_from)',
  'create table taxation.zip_choice (zip text primary key, rule text, version integer not null)',
  `create table taxation.calculation (
    order_number text primary key, at timestamptz not null, hash text not null, engine_version integer not null,
    rates_version text not null, total bigint not null, record jsonb not null
  )`,
  `create function taxation.refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'a kept calculation is never changed'; end $$`,
  `create trigger calculation_stays before update or delete on taxation.calculation
    for each row execute function taxation.refuse_change()`,
  `create table taxation.import (
    id uuid primary key, kind text not null, file text not null, state text not null, effective_from date not null,
    whole boolean not null, content bytea not null, at timestamptz not null, by_id text, by_name text,
    applied_at timestamptz, undone_at timestamptz, book_version integer not null, counts jsonb not null,
    shown jsonb not null, changes jsonb not null
  )`,
  'create index import_at on taxation.import (at desc)',
];

const rows = [
  `insert into taxation.jurisdiction (code, level, state, name)
   select distinct jurisdiction, 'state', substr(jurisdiction, 4), substr(jurisdiction, 4) from taxation.rate`,
  // what was said by a rate for shipping and handling is said by itself: local taxes follow their state in it
  `insert into taxation.taxability (id, state, applies_to, is_taxable, effective_from, effective_until)
   select gen_random_uuid(), substr(g.jurisdiction, 4), kind.kind,
     exists (select from taxation.rate r where r.jurisdiction = g.jurisdiction and r.applies_to = kind.kind
       and r.effective_from = g.effective_from),
     g.effective_from, g.effective_until
   from taxation.rate g cross join (values ('shipping'), ('handling')) kind (kind) where g.applies_to = 'goods'`,
  "delete from taxation.rate where applies_to <> 'goods'",
  "insert into taxation.book (id, version, zip_rule) values (1, 0, 'city')",
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (texts: readonly string[]): string => quoted(`{${texts.join(',')}}`);

/** Local rates of the demo: plausible, and marked as what they are. */
function demoRows(): string[] {
  return demoLocalRates.flatMap(({ code, level, state, name, rate, county, district, zips, counties }) => [
    `insert into taxation.jurisdiction (code, level, state, name, county, district, zips, counties) values (
      ${quoted(code)}, ${quoted(level)}, ${quoted(state)}, ${quoted(name)},
      ${county ? quoted(county) : 'null'}, ${district ? quoted(district) : 'null'}, ${arrayOf(zips ?? [])},
      ${arrayOf(counties ?? [])})`,
    `insert into taxation.rate
      (jurisdiction, level, applies_to, rate, effective_from, source, source_version)
      values (${quoted(code)}, ${quoted(level)}, 'goods', ${rate}, '2022-01-01', 'demo', '2026-11')`,
  ]);
}
