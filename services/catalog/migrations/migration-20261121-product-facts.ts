import { Migration } from '@mikro-orm/migrations';

/** Facts of a product beyond the first ones: texts in other languages, files, relations, terms of sale, life cycle. */
export class Migration20261121ProductFacts extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table catalog.product
    add column translations jsonb not null default '{}',
    add column images jsonb not null default '[]',
    add column documents jsonb not null default '[]',
    add column relations jsonb not null default '[]',
    add column old_part_numbers text[] not null default '{}',
    add column cancellable_until text check (cancellable_until in ('production', 'shipped')),
    add column returnable boolean not null default true,
    add column lead_days_min smallint check (lead_days_min >= 0),
    add column lead_days_max smallint check (lead_days_max >= lead_days_min),
    add column unspsc text,
    add column country_of_origin text,
    add column visibility text not null default 'public' check (visibility in ('public', 'signed-in')),
    add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
    add column feed text not null default 'main'`,
  // What is archived or for signed-in buyers has a row for its own page, and stands in no list.
  'alter table catalog.listing_row add column listed boolean not null default true',
  'alter table catalog.part_number drop constraint part_number_kind_check',
  `alter table catalog.part_number add constraint part_number_kind_check
    check (kind in ('sku', 'manufacturer', 'gtin', 'old'))`,
  `alter table catalog.category add column translations jsonb not null default '{}'`,
  `alter table catalog.family add column translations jsonb not null default '{}'`,
  `alter table catalog.attribute add column translations jsonb not null default '{}'`,
  // A word that is a value means the same on every product: kept once, not with each of them.
  `create table catalog.attribute_word (
    code text not null,
    value text not null,
    translations jsonb not null,
    primary key (code, value)
  )`,
];
