import { Migration } from '@mikro-orm/migrations';

/** The catalog schema: facts of products, prices by confidentiality class, and the read model of listings. */
export class Migration20261121Catalog extends Migration {
  override up(): void {
    for (const statement of [...reference, ...product, ...prices, ...readModel]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop schema if exists catalog cascade');
  }
}

const reference = [
  'create schema if not exists catalog',
  `create table catalog.brand (
    id integer generated always as identity primary key,
    name text not null,
    slug text not null unique
  )`,
  `create table catalog.category (
    id integer generated always as identity primary key,
    parent_id integer references catalog.category,
    name text not null,
    slug text not null,
    path text collate "C" not null unique,
    depth smallint not null,
    drawing jsonb
  )`,
  'create index category_parent on catalog.category (parent_id)',
  `create table catalog.family (
    id integer generated always as identity primary key,
    code text not null unique,
    name text not null,
    summary text,
    drawing jsonb
  )`,
  `create table catalog.attribute (
    id integer generated always as identity primary key,
    code text not null unique,
    name text not null,
    unit text
  )`,
];

const product = [
  `create table catalog.product (
    id integer generated always as identity primary key,
    feed_id text not null unique,
    sku text not null unique,
    uri text not null unique,
    part_number text not null,
    name text not null,
    brand_id integer references catalog.brand,
    category_id integer not null references catalog.category,
    family_id integer not null references catalog.family,
    description text,
    gtin text[] not null default '{}',
    attributes jsonb not null default '[]',
    drawing jsonb,
    unit_of_measure text not null default 'each',
    pack_size integer not null default 1 check (pack_size > 0),
    min_quantity integer not null default 1 check (min_quantity > 0),
    quantity_increment integer not null default 1 check (quantity_increment > 0),
    weight_grams integer not null default 0,
    tax_code text not null default 'general',
    made_to_order boolean not null default false,
    superseded_by text,
    stated_availability text,
    manual_availability text,
    manual_until timestamptz,
    stock integer,
    released date,
    source text,
    licence text,
    content_hash text not null,
    created_at timestamptz not null default now()
  )`,
  'create index product_category on catalog.product (category_id, id)',
  'create index product_family on catalog.product (family_id, id)',
  'create index product_brand on catalog.product (brand_id)',
  `create table catalog.part_number (
    normal text collate "C" not null,
    product_id integer not null references catalog.product on delete cascade,
    kind text not null check (kind in ('sku', 'manufacturer', 'gtin')),
    primary key (normal, product_id, kind)
  )`,
  'create index part_number_product on catalog.part_number (product_id)',
];

// Two tables on purpose: nothing that reads public_price can select a confidential amount by accident.
const priceColumns = (kinds: string) => `
    id integer generated always as identity primary key,
    product_id integer not null references catalog.product on delete cascade,
    kind text not null check (kind in (${kinds})),
    quantity integer not null default 1 check (quantity > 0),
    amount integer not null check (amount >= 0),
    valid_from timestamptz,
    valid_until timestamptz`;
const prices = [
  `create table catalog.public_price (${priceColumns(`'list', 'sale', 'package', 'exclusive'`)})`,
  'create index public_price_product on catalog.public_price (product_id)',
  'create index public_price_from on catalog.public_price (valid_from) where valid_from is not null',
  'create index public_price_until on catalog.public_price (valid_until) where valid_until is not null',
  `create table catalog.confidential_price (${priceColumns(`'exclusive'`)},
    visibility text not null check (visibility in ('signed-in', 'cart-only'))
  )`,
  'create index confidential_price_product on catalog.confidential_price (product_id)',
];

const readModel = [
  `create table catalog.listing_row (
    product_id integer primary key references catalog.product on delete cascade,
    category_id integer not null,
    brand_id integer,
    family_id integer not null,
    availability text not null,
    price integer,
    released date,
    sort_name text collate "C" not null,
    words text not null,
    facets text[] not null,
    numbers jsonb not null,
    row jsonb not null
  )`,
  'create index listing_row_order on catalog.listing_row (category_id, family_id, sort_name, product_id)',
  'create index listing_row_name on catalog.listing_row (sort_name, product_id)',
  `create table catalog.catalogue_version (
    singleton boolean primary key default true check (singleton),
    version bigint not null,
    prices_checked_at timestamptz not null default now()
  )`,
  'insert into catalog.catalogue_version (version) values (1)',
  // What a version changed; no product means: too much to list, read everything again.
  `create table catalog.change (
    version bigint not null,
    product_id integer
  )`,
  'create index change_version on catalog.change (version)',
];
