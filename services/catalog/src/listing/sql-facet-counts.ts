import { sql, type Kysely, type RawBuilder } from 'kysely';
import { facetMeasure } from '@gantry/product-search/facet-value';
import type { AttributeCounts, FacetCounts } from '@gantry/product-search/facet-counts';
import { naturalKey } from '@gantry/product-search/natural-key';
import { facetMark } from '@gantry/product-search/product-facets';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { ByCategory, SortPartitions } from './listing-segments.ts';
import { escapeLike, listingSource, whereAll, type Condition } from './sql-conditions.ts';
import type { ListingRequest } from './listing-request.ts';

/** Products by category that lack a price, a date or a rating. */
type Without = `without-${keyof SortPartitions['without']}`;
type FacetCount = { facet: string; count: number };

/** One line of the summary of a set: what is counted, of which value. */
interface SummaryLine {
  kind: 'total' | 'brand' | 'availability' | 'rating' | 'category' | 'attribute' | Without;
  key: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

export interface SqlCounts {
  counts: FacetCounts;
  /** products by category, each in its own category only */
  categoryCounts: ByCategory;
  without: SortPartitions['without'];
}

/**
 * Counts a set by GROUP BY; each facet over the conditions of all others. The set itself is read once for everything
 * that nothing was chosen of, because reading it is most of the work.
 */
export class SqlFacetCounts {
  constructor(
    private readonly db: Kysely<CatalogTables>,
    private readonly conditions: readonly Condition[],
    private readonly references: ReferenceData,
  ) {}

  async readCounts(request: ListingRequest): Promise<SqlCounts> {
    const lines = await this.summary();
    const total = lines.find(({ kind }) => kind === 'total');
    const counted = (kind: SummaryLine['kind']) =>
      lines.flatMap(({ kind: own, key, count }) =>
        own === kind && key !== null ? [[key, count] as const] : [],
      );
    const byId = (kind: SummaryLine['kind']) =>
      new Map(counted(kind).map(([key, count]) => [Number(key), count]));
    const isChosen = (facet: string) => this.conditions.some((condition) => condition.facet === facet);
    const all = counted('attribute').map(([facet, count]) => ({ facet, count }));
    return {
      counts: {
        total: total?.count ?? 0,
        brands: isChosen('brand') ? await this.grouped(sql`l.brand_id`, 'brand') : byId('brand'),
        availabilities: isChosen('availability')
          ? await this.grouped(sql`l.availability`, 'availability')
          : new Map(counted('availability')),
        ratings: isChosen('rating') ? await this.grouped(ratingTenths, 'rating') : byId('rating'),
        priceRange: isChosen('price') ? await this.priceRange() : rangeOf(total),
        attributes: await this.attributes(all, request),
      },
      categoryCounts: byId('category'),
      without: {
        price: byId('without-price'),
        released: byId('without-released'),
        rating: byId('without-rating'),
      },
    };
  }

  private async summary(): Promise<SummaryLine[]> {
    const line = (kind: SummaryLine['kind'], column: RawBuilder<unknown>, from = sql`set`) =>
      sql`select ${sql.lit(kind)} as kind, ${column}::text as key, count(*)::integer as count,
        null::integer as min, null::integer as max from ${from} group by 2`;
    const { rows } = await sql<SummaryLine>`
      with set as materialized (
        select l.brand_id, l.category_id, l.availability, l.price, l.released, ${ratingTenths} as rating, l.facets
        from ${listingSource} where ${whereAll(this.conditions)}
      )
      select 'total' as kind, null as key, count(*)::integer as count, min(price) as min, max(price) as max from set
      union all ${line('brand', sql`brand_id`)}
      union all ${line('availability', sql`availability`)}
      union all ${line('rating', sql`rating`)}
      union all ${line('category', sql`category_id`)}
      union all ${line('without-price', sql`category_id`, sql`set where price is null`)}
      union all ${line('without-released', sql`category_id`, sql`set where released is null`)}
      union all ${line('without-rating', sql`category_id`, sql`set where rating is null`)}
      union all ${line('attribute', sql`facet`, sql`set cross join unnest(facets) as facet`)}`.execute(
      this.db,
    );
    return rows;
  }

  private async grouped<Key>(column: RawBuilder<unknown>, facet: string): Promise<Map<Key, number>> {
    const { rows } = await sql<{ key: Key | null; count: number }>`
      select ${column} as key, count(*)::integer as count
      from ${listingSource} where ${whereAll(this.conditions, facet)} group by 1`.execute(this.db);
    return new Map(rows.flatMap(({ key, count }) => (key === null ? [] : [[key, count] as const])));
  }

  private async priceRange(): Promise<FacetCounts['priceRange']> {
    const { rows } = await sql<{ min: number | null; max: number | null }>`
      select min(l.price) as min, max(l.price) as max
      from ${listingSource} where ${whereAll(this.conditions, 'price')}`.execute(this.db);
    const [{ min, max } = { min: null, max: null }] = rows;
    return min === null || max === null ? null : { min, max };
  }

  /** @param all forms of the set itself; those of attributes that were chosen from are counted again without it */
  private async attributes(all: readonly FacetCount[], request: ListingRequest): Promise<AttributeCounts[]> {
    const chosen = new Set(request.attributes.map(({ code }) => code));
    const rows = all.filter(({ facet }) => !chosen.has(codeOf(facet)));
    for (const { code } of request.attributes)
      rows.push(...(await this.facetCounts(whereAll(this.conditions, `attribute:${code}`), code)));
    return [...Map.groupBy(rows, ({ facet }) => codeOf(facet))].map(([code, counts]) =>
      this.attributeCounts(code, counts),
    );
  }

  private attributeCounts(code: string, rows: readonly FacetCount[]): AttributeCounts {
    const definitionUnit = this.references.attributes.get(code)?.unit ?? null;
    const forms = rows.map(({ facet, count }) => {
      const label = facet.slice(code.length + 1);
      const measure = facetMeasure(label, definitionUnit);
      return { label, count, ...measure, sortKey: Number.isNaN(measure.number) ? naturalKey(label) : '' };
    });
    return {
      code,
      isNumeric: forms.every(({ number }) => !Number.isNaN(number)),
      counts: forms.map(({ count }) => count),
      forms: () => forms,
    };
  }

  private async facetCounts(where: RawBuilder<unknown>, code: string): Promise<FacetCount[]> {
    const pattern = `${escapeLike(code)}${facetMark}%`;
    const { rows } = await sql<FacetCount>`
      select facet, count(*)::integer as count
      from ${listingSource} cross join unnest(l.facets) as facet
      where ${where} and facet like ${pattern} group by 1`.execute(this.db);
    return rows;
  }
}

const ratingTenths = sql`(r.average * 10)::integer`;
const rangeOf = (line: SummaryLine | undefined): FacetCounts['priceRange'] =>
  line && line.min !== null && line.max !== null ? { min: line.min, max: line.max } : null;
const codeOf = (facet: string) => facet.slice(0, facet.indexOf(facetMark));
