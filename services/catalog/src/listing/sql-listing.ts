import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { facetNumber } from '../attribute/facet-value.ts';
import type { CatalogTables } from '../catalog-tables.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import type { SortOrder } from '../index/sort-orders.ts';
import { PartNumberRepository } from '../search/part-number.repository.ts';
import { buildFacets } from './build-facets.ts';
import type { FoundPage, FoundSet, ItemAttribute } from './found-page.ts';
import { facetMark } from './listing-row.ts';
import type { ListingRequest } from './listing-request.ts';
import { whereAll, conditionsOf } from './sql-conditions.ts';
import { SqlFacetCounts } from './sql-facet-counts.ts';

type Db = Kysely<CatalogTables>;
type ItemRow = { productId: number; familyId: number; categoryId: number; facets: string[] };

/**
 * Answers a listing from the database while the index is cold or behind: the same sets and counts, slower, and search
 * results in catalogue order after the part numbers.
 */
@Injectable()
export class SqlListing {
  constructor(
    private readonly em: EntityManager,
    private readonly partNumbers: PartNumberRepository,
  ) {}

  async list(
    request: ListingRequest,
    references: ReferenceData,
  ): Promise<{ set: FoundSet } & Omit<FoundPage, 'sharedText'>> {
    const db = this.em.getKysely<CatalogTables>();
    const numbers = request.q ? await this.partNumbers.find(request.q) : { exact: [], beginning: [] };
    const numbered = [...numbers.exact, ...numbers.beginning];
    const conditions = conditionsOf(request, references, numbered);
    const counts = await new SqlFacetCounts(db, conditions).read(request);
    const where = whereAll(conditions);
    return {
      set: {
        total: counts.total,
        facets: buildFacets(counts, request, references),
        categoryCounts: await this.categoryCounts(db, where),
      },
      items: await this.items({ db, where, request, numbered, references }),
      exactProductId: numbers.exact.length === 1 ? (numbers.exact[0] ?? null) : null,
    };
  }

  private async categoryCounts(db: Db, where: RawBuilder<unknown>): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; count: number }>`
      select l.category_id as id, count(*)::integer as count
      from catalog.listing_row l where ${where} group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  private async items(parts: {
    db: Db;
    where: RawBuilder<unknown>;
    request: ListingRequest;
    numbered: readonly number[];
    references: ReferenceData;
  }): Promise<FoundPage['items']> {
    const { db, where, request, numbered, references } = parts;
    const { page, size, sort } = request;
    const { rows } = await sql<ItemRow>`
      select l.product_id as "productId", l.family_id as "familyId", l.category_id as "categoryId", l.facets
      from catalog.listing_row l join catalog.category c on c.id = l.category_id
      where ${where} order by ${orderOf(sort, numbered)} limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    );
    return rows.map(({ facets, ...item }) => ({
      ...item,
      attributes: facets.map((facet) => itemAttribute(facet, references)),
    }));
  }
}

function itemAttribute(facet: string, references: ReferenceData): ItemAttribute {
  const mark = facet.indexOf(facetMark);
  const [code, label] = [facet.slice(0, mark), facet.slice(mark + 1)];
  const isNumeric = facetNumber(label, references.attributes.get(code)?.unit ?? null) !== null;
  return { code, label, isNumeric };
}

const catalogueOrder = sql`c.path, l.family_id, l.sort_name, l.product_id`;

function orderOf(sort: SortOrder, numbered: readonly number[]): RawBuilder<unknown> {
  if (sort === 'price-asc') return sql`l.price nulls last, ${catalogueOrder}`;
  if (sort === 'price-desc') return sql`l.price desc nulls last, ${catalogueOrder}`;
  if (sort === 'name') return sql`l.sort_name, l.product_id`;
  if (sort === 'newest') return sql`l.released desc nulls last, ${catalogueOrder}`;
  return sql`array_position(${[...numbered]}::integer[], l.product_id) nulls last, ${catalogueOrder}`;
}
