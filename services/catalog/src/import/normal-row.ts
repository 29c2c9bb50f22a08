import { createHash } from 'node:crypto';
import type { FeedRow } from '@gantry/contracts/schemas/feed';
import type { Availability } from '@gantry/contracts/statuses/availability';
import type { DrawingSpec } from '../catalog-tables.ts';
import type { StoredPrice } from '../price/stored-price.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { slug } from '../text/slug.ts';
import { demoFacts } from './demo-facts.ts';
import { normalisePrices } from './normalise-prices.ts';

/** A step of a category path; `path` holds the slugs from the department down. */
export interface CategoryStep {
  name: string;
  slug: string;
  path: string;
}

/** A feed row in the catalogue's terms, before ids are given out. */
export interface NormalRow {
  feedId: string;
  partNumber: string;
  name: string;
  brand: { name: string; slug: string } | null;
  category: CategoryStep[];
  family: { code: string; name: string; summary: string | null };
  description: string | null;
  gtin: string[];
  attributes: FeedRow['attributes'];
  drawing: DrawingSpec | null;
  prices: StoredPrice[];
  stated: Availability | null;
  stock: number | null;
  unitOfMeasure: string;
  packSize: number;
  minQuantity: number;
  quantityIncrement: number;
  weightGrams: number;
  madeToOrder: boolean;
  supersededBy: string | null;
  released: string | null;
  source: string | null;
  licence: string | null;
  hash: string;
}

/** Raised when rows come out differently for the same feed, so that a repeated import brings them up to date. */
const normaliserVersion = 1;
const maxDepth = 6;

/** Brings a valid feed row into the catalogue's terms. `withDemo` invents prices and stock where the feed has none. */
export function normaliseRow(row: FeedRow, withDemo: boolean): NormalRow {
  const category = categoryPath(row.category);
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
    description: (row.description && plainText(row.description).slice(0, 20_000)) || null,
    gtin: row.gtin.map((code) => code.replace(/\D/g, '')).filter((code) => /^\d{8,14}$/.test(code)),
    attributes: row.attributes,
    drawing: row.drawing ?? null,
    prices: normalisePrices(row, withDemo),
    stated: row.availability ?? null,
    stock: row.stock ?? (withDemo && !row.availability ? demoFacts(row.id).stock : null),
    unitOfMeasure: row.unit_of_measure?.slice(0, 30) || 'each',
    packSize: row.pack_size ?? 1,
    minQuantity: row.min_quantity ?? 1,
    quantityIncrement: row.quantity_increment ?? 1,
    weightGrams: grams(row.weight),
    madeToOrder: row.made_to_order,
    supersededBy: row.superseded_by ?? null,
    released: dateOf(row.released),
    source: row.source ?? null,
    licence: row.licence ?? null,
  };
  const hash = createHash('sha1')
    .update(JSON.stringify([normaliserVersion, normal]))
    .digest('base64');
  return { ...normal, hash };
}

/** Names without a letter or digit are left out; a product without a category stands in its own department. */
function categoryPath(names: readonly string[]): CategoryStep[] {
  const steps: CategoryStep[] = [];
  for (const given of names.slice(0, maxDepth)) {
    const name = plainLine(given).slice(0, 120);
    const part = slug(name, 60);
    if (part) steps.push({ name, slug: part, path: [...steps.map((step) => step.slug), part].join('/') });
  }
  return steps.length > 0 ? steps : [{ name: 'Uncategorised', slug: 'uncategorised', path: 'uncategorised' }];
}

/** Without a family of its own a product is compared with the others of its category. */
function familyOf(row: FeedRow, category: CategoryStep): NormalRow['family'] {
  const code = row.family ? slug(row.family.id, 100) : '';
  if (!row.family || !code) return { code: `category:${category.path}`, name: category.name, summary: null };
  const summary = row.family.summary ? plainLine(row.family.summary) : null;
  return { code: `family:${code}`, name: plainLine(row.family.name).slice(0, 200) || category.name, summary };
}

function grams(kilograms: number | null | undefined): number {
  const value = Math.round((kilograms ?? 0) * 1000);
  return Number.isFinite(value) && value > 0 ? Math.min(value, 2_000_000_000) : 0;
}

function dateOf(text: string | null | undefined): string | null {
  const date = text ? new Date(text) : null;
  if (!date || !Number.isFinite(date.getTime())) return null;
  const day = date.toISOString().slice(0, 10);
  return /^(19|20)\d\d-/.test(day) ? day : null;
}
