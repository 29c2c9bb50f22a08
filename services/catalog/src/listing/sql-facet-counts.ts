import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CatalogTables } from '../catalog-tables.ts';
import { facetMeasure } from '../attribute/facet-value.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { AttributeCounts, FacetCounts } from './facet-counts.ts';
import { naturalKey } from '../text/natural-key.ts';
import { escapeLike, listingSource, whereAll, type Condition } from './sql-conditions.ts';
import { facetMark } from './listing-row.ts';
import type { ListingRequest } from './listing-request.ts';

type FacetCount = { facet: string; count: number };

/** Counts a set by GROUP BY; each facet over the conditions of all others. */
export class SqlFacetCounts {
  constructor(
    private readonly db: Kysely<CatalogTables>,
    private readonly conditions: readonly Condition[],
    private readonly references: ReferenceData,
  ) {}

  async read(request: ListingRequest): Promise<FacetCounts> {
    const where = whereAll(this.conditions);
    const total = await sql<{ count: number }>`
      select count(*)::integer as count from ${listingSource} where ${where}`.execute(this.db);
    return {
      total: total.rows[0]?.count ?? 0,
      brands: await this.grouped<number>(sql`l.brand_id`, 'brand'),
      availabilities: await this.grouped<string>(sql`l.availability`, 'availability'),
      ratings: await this.grouped<number>(sql`(r.average * 10)::integer`, 'rating'),
      priceRange: await this.priceRange(),
      attributes: await this.attributes(where, request),
    };
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
    const { min = null, max = null } = rows[0] ?? {};
    return min === null || max === null ? null : { min, max };
  }

  private async attributes(where: RawBuilder<unknown>, request: ListingRequest): Promise<AttributeCounts[]> {
    const chosen = new Set(request.attributes.map(({ code }) => code));
    const rows = (await this.facetCounts(where)).filter(({ facet }) => !chosen.has(codeOf(facet)));
    for (const filter of request.attributes) {
      const own = await this.facetCounts(whereAll(this.conditions, `attribute:${filter.code}`), filter.code);
      rows.push(...own);
    }
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

  private async facetCounts(where: RawBuilder<unknown>, code?: string): Promise<FacetCount[]> {
    const pattern = code === undefined ? '%' : `${escapeLike(code)}${facetMark}%`;
    const { rows } = await sql<FacetCount>`
      select facet, count(*)::integer as count
      from ${listingSource} cross join unnest(l.facets) as facet
      where ${where} and facet like ${pattern} group by 1`.execute(this.db);
    return rows;
  }
}

const codeOf = (facet: string) => facet.slice(0, facet.indexOf(facetMark));
