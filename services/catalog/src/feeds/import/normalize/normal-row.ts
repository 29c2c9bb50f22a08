import { createHash } from 'node:crypto';
import type { FeedRow } from '@gantry/contracts/schemas/feed';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { DrawingSpec } from '../../../tables/catalog-tables.ts';
import { factsOfRow, type ProductFacts } from '../../../tables/product-columns.ts';
import type { StoredPrice } from '../../../price/stored-price.ts';
import { unsortedPath } from '@gantry/product-search/unsorted';
import { plainLine } from '../../../text/plain-text.ts';
import { slug } from '../../../text/slug.ts';
import { demoFacts } from './demo-facts.ts';
import { familyTexts, productTexts, stepTexts } from './normalize-texts.ts';
import { attributeCode } from './normalize-attributes.ts';
import { displayValue } from '../../format/cells/display-value.ts';
import { normalizeCost, normalizePrices } from './normalize-prices.ts';
import { normalizeFiles, type StoredFiles } from './normalize-files.ts';
import type { StoredDocument, StoredImage, StoredRelation } from '../../../tables/product-facts.ts';
import type { Translations } from '../../../tables/translations.ts';

/** A step of a category path; `path` holds the slugs from the department down. */
export interface CategoryStep {
  name: string;
  slug: string;
  path: string;
  translations: Translations<{ name: string }>;
}
export interface NormalFamily {
  code: string;
  name: string;
  summary: string | null;
  translations: Translations<{ name?: string; summary?: string }>;
}

/** A feed row in the catalogue's terms, before ids are given out. */
export interface NormalRow {
  feedId: string;
  partNumber: string;
  name: string;
  brand: { name: string; slug: string } | null;
  category: CategoryStep[];
  family: NormalFamily;
  attributes: FeedRow['attributes'];
  drawing: DrawingSpec | null;
  prices: StoredPrice[];
  /** minor units; undefined where the row says nothing of it: such products keep the hash they had */
  cost: number | null | undefined;
  stated: Availability | null;
  stock: number | null;
  translations: Translations<{ name?: string; description?: string }>;
  images: StoredImage[];
  documents: StoredDocument[];
  /** undefined where there is none: products without it keep the hash they had */
  safety: SafetyFacts | undefined;
  relations: StoredRelation[];
  /** the facts that have a column of their own, by column */
  facts: ProductFacts;
  /** number and address given by a store before this one */
  storeNumber: string | null;
  uri: string | null;
  hash: string;
}
export interface NormalizeOptions {
  /** invents prices and stock where the feed has none */
  withDemo: boolean;
  /** what the files beside the feed are called in the store */
  files: StoredFiles;
}

/** Raised when rows come out differently for the same feed, so that a repeated import brings them up to date. */
const normalizerVersion = 7;
const maxDepth = 6;

/** Brings a valid feed row into the catalogue's terms. */
export function normalizeRow(row: FeedRow, { withDemo, files }: NormalizeOptions): NormalRow {
  const category = categoryPath(row);
  const lastStep = category.at(-1) as CategoryStep;
  const brandName = row.brand ? plainLine(row.brand) : '';
  const brandSlug = slug(brandName, 60);
  const normal = {
    feedId: row.id,
    partNumber: row.sku,
    name: row.name,
    brand: brandSlug ? { name: brandName, slug: brandSlug } : null,
    category,
    family: familyOf(row, lastStep),
    attributes: row.attributes,
    drawing: sortedDrawing(row.drawing),
    prices: normalizePrices(row, withDemo),
    cost: normalizeCost(row.cost),
    // Whatever it was before, what the store no longer carries can only be asked for.
    stated: row.status === 'archived' ? ('discontinued' as const) : (row.availability ?? null),
    stock: row.stock ?? (withDemo && !row.availability ? demoFacts(row.id).stock : null),
    translations: productTexts(row),
    ...normalizeFiles(row, files),
    safety: row.safety ?? undefined,
    relations: row.relations.map(({ kind, id, sku }) => ({ kind, reference: id ?? sku ?? '' })),
    facts: factsOfRow(row),
  };
  const hash = hashOf(normal);
  // What a new product is called is no change of one that is there.
  return { ...normal, storeNumber: row.store_number ?? null, uri: row.uri?.toLowerCase() ?? null, hash };
}

/** Tells whether a row is news. A column that was added and says nothing of a product makes it none. */
function hashOf(normal: Omit<NormalRow, 'hash' | 'storeNumber' | 'uri'>): string {
  const facts = Object.fromEntries(Object.entries(normal.facts).filter(([, value]) => value !== null));
  const hashed = { ...normal, facts, attributes: normal.attributes.map(hashedAttribute) };
  return createHash('sha1')
    .update(JSON.stringify([normalizerVersion, hashed]))
    .digest('base64');
}

/** The database keeps no order of dimensions; so that it makes no difference either way, there is one. */
function sortedDrawing(drawing: FeedRow['drawing']): DrawingSpec | null {
  if (!drawing) return null;
  const dimensions = Object.entries(drawing.dimensions).sort(([a], [b]) => (a < b ? -1 : 1));
  return { kind: drawing.kind, dimensions: Object.fromEntries(dimensions) };
}

/** An attribute in one form however the feed wrote it, so that our own export is no news where it came from. */
function hashedAttribute(attribute: FeedRow['attributes'][number]): unknown[] {
  const { name, value, unit, drawn, translations } = attribute;
  // A code that was taken got another here; what the drawing calls it is then the one the feed had.
  const code = drawn || attributeCode(attribute);
  return [code, name, displayValue(value), unit || null, translations ?? null];
}

/**
 * Names without a letter or digit are left out; a product without a category stands in a department of its own, and so
 * does one whose feed says of it that it has none.
 */
function categoryPath(row: FeedRow): CategoryStep[] {
  const steps: CategoryStep[] = [];
  for (const [at, given] of row.category.slice(0, maxDepth).entries()) {
    const name = plainLine(given).slice(0, 120);
    const part = slug(name, 60);
    if (!part) continue;
    const path = [...steps.map((step) => step.slug), part].join('/');
    steps.push({ name, slug: part, path, translations: stepTexts(row, at) });
  }
  const [first] = steps;
  return first && !saysUnsorted.has(first.path) ? steps : [unsorted];
}

const unsorted: CategoryStep = {
  name: 'Uncategorized',
  slug: unsortedPath,
  path: unsortedPath,
  translations: { 'es-US': { name: 'Sin categoría' }, 'fr-CA': { name: 'Sans catégorie' } },
};
/** Its path in the store and what its name would make of it: an export gives the name back. */
const saysUnsorted = new Set([unsortedPath, slug(unsorted.name, 60)]);

/** Without a family of its own a product is compared with the others of its category. */
function familyOf(row: FeedRow, category: CategoryStep): NormalFamily {
  const code = row.family ? slug(row.family.id, 100) : '';
  if (!row.family || !code)
    return { code: `category:${category.path}`, name: category.name, summary: null, translations: {} };
  const summary = row.family.summary ? plainLine(row.family.summary) : null;
  const name = plainLine(row.family.name).slice(0, 200) || category.name;
  return { code: `family:${code}`, name, summary, translations: familyTexts(row) };
}
