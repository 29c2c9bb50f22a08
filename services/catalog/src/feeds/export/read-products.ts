import type { ClientBase } from 'pg';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { readCosts } from '../../price/costs.ts';
import { readPrices } from '../../price/read-prices.ts';
import type { ProductTable } from '../../tables/catalog-tables.ts';
import { dateColumns } from '../../tables/product-columns.ts';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';
import type { StoredPrice } from '../../price/stored-price.ts';
import type { StoredDocument, StoredImage, StoredRelation } from '../../tables/product-facts.ts';
import type { Translations } from '../../tables/translations.ts';
import { runOn } from '../../version/run-sql.ts';
import type { ExportReferences } from './export-references.ts';

type Plain = Omit<
  ProductTable,
  'id' | 'attributes' | 'drawing' | 'images' | 'documents' | 'safety' | 'relations' | 'translations'
>;
/** A product as it is stored, with all its prices. */
export interface ExportedProduct extends Plain {
  id: number;
  attributes: StoredAttribute[];
  drawing: { kind: string; dimensions: Record<string, number> } | null;
  images: StoredImage[];
  documents: StoredDocument[];
  safety: SafetyFacts | null;
  relations: StoredRelation[];
  translations: Translations<{ name?: string; description?: string }>;
  prices: StoredPrice[];
  /** minor units; null where nobody knows it */
  cost: number | null;
}

/** Which products are exported; all without any. */
export interface ExportFilter {
  /** path of a category below `/b/`; what lies below it belongs to it */
  category?: string | undefined;
  /** slug */
  brand?: string | undefined;
  feed?: string | undefined;
}

const pageSize = 1000;
const datesAsText = dateColumns.map((name) => `, p.${name}::text as ${name}`).join('');

/** A filter names something that does not exist. */
export class UnknownFilter extends Error {}

/**
 * Products by id, page by page, so that a million take no more memory than a thousand. Run it in a repeatable-read
 * transaction: all pages are then of one moment.
 * @throws UnknownFilter
 */
export async function* readProducts(
  client: ClientBase,
  references: ExportReferences,
  filter: ExportFilter,
): AsyncGenerator<ExportedProduct[]> {
  const values = [
    categoryIds(references, filter.category),
    brandId(references, filter.brand),
    filter.feed ?? null,
  ];
  let last = 0;
  for (;;) {
    const { rows } = await client.query<ExportedProduct>(
      `select p.*${datesAsText} from catalog.product p
       where p.id > $4 and ($1::integer[] is null or p.category_id = any($1))
         and ($2::integer is null or p.brand_id = $2) and ($3::text is null or p.feed = $3)
       order by p.id limit ${pageSize}`,
      [...values, last],
    );
    const end = rows.at(-1);
    if (!end) return;
    const ids = rows.map(({ id }) => id);
    const prices = await readPrices(runOn(client), ids);
    const costs = await readCosts(runOn(client), ids);
    yield rows.map((row) => ({
      ...row,
      prices: prices.get(row.id) ?? [],
      cost: costs.get(row.id) ?? null,
    }));
    last = end.id;
  }
}

function categoryIds(references: ExportReferences, path: string | undefined): number[] | null {
  if (path === undefined) return null;
  const ids = [...references.categories.values()]
    .filter((one) => one.path === path || one.path.startsWith(`${path}/`))
    .map(({ id }) => id);
  if (ids.length === 0) throw new UnknownFilter(`There is no category "${path}".`);
  return ids;
}

function brandId(references: ExportReferences, slug: string | undefined): number | null {
  if (slug === undefined) return null;
  const brand = [...references.brands.values()].find((one) => one.slug === slug);
  if (!brand) throw new UnknownFilter(`There is no brand "${slug}".`);
  return brand.id;
}
