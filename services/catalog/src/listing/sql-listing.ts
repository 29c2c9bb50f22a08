import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { facetNumber } from '../attribute/facet-value.ts';
import type { CatalogTables } from '../catalog-tables.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { listingOrder } from '../index/listing-order.ts';
import type { SortOrder } from '../index/sort-orders.ts';
import { noPartNumbers, PartNumberRepository } from '../search/part-number.repository.ts';
import { SearchRules } from '../search/rules/search-rules.ts';
import { buildFacets } from './build-facets.ts';
import type { FacetCounts } from './facet-counts.ts';
import type { FoundPage, FoundSet, ItemAttribute } from './found-page.ts';
import { facetMark } from './listing-row.ts';
import { maxAnchors } from './cursor.ts';
import { requestKey, type ListingRequest } from './listing-request.ts';
import { cursorOf, cursorsOf, cursorWindow, numberedWindow } from './page-window.ts';
import { rankInDatabase } from './rank-in-database.ts';
import { conditionsOf, listingSource, whereAll } from './sql-conditions.ts';
import { SqlFacetCounts } from './sql-facet-counts.ts';

type Db = Kysely<CatalogTables>;
type ItemRow = { productId: number; familyId: number; categoryId: number; facets: string[] };

interface Query {
  db: Db;
  references: ReferenceData;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * Answers a listing from the database while the index is cold or behind: the same sets and counts, slower, and the
 * first few thousand results of a search in the order of the index.
 */
@Injectable()
export class SqlListing {
  constructor(
    private readonly em: EntityManager,
    private readonly partNumbers: PartNumberRepository,
    private readonly rules: SearchRules,
  ) {}

  async list(
    request: ListingRequest,
    references: ReferenceData,
  ): Promise<{ set: FoundSet } & Omit<FoundPage, 'sharedText'>> {
    const { db, conditions, numbers, inFront, isLoose } = await this.ask(request, references);
    const { counts, categoryCounts } = await new SqlFacetCounts(db, conditions, references).read(request);
    const query = {
      db,
      references,
      where: whereAll(conditions),
      order: orderOf(request.sort, inFront),
    };
    return {
      set: {
        total: counts.total,
        facets: buildFacets(counts, request, references),
        categoryCounts,
        // Nobody knows the words here; that they were not all found is said all the same.
        ...(isLoose && { spelling: { unknown: [], meant: null } }),
      },
      ...(await this.page(query, request, counts.total)),
      exactProductId: numbers.exact.length === 1 ? (numbers.exact[0] ?? null) : null,
    };
  }

  /** The counts of a listing, all forms of every attribute. */
  async counts(request: ListingRequest, references: ReferenceData): Promise<FacetCounts> {
    const { db, conditions } = await this.ask(request, references);
    return (await new SqlFacetCounts(db, conditions, references).read(request)).counts;
  }

  /** What a request means here: its conditions, and the products of a search that come first. */
  private async ask(request: ListingRequest, references: ReferenceData) {
    const db = this.em.getKysely<CatalogTables>();
    const numbers = request.q ? await this.partNumbers.find(request.q) : noPartNumbers;
    const numbered = [...numbers.exact, ...numbers.successors, ...numbers.beginning];
    const ranked = await rankInDatabase(db, request.q, references, this.rules.current);
    // Nothing holds every word: what holds most of them is shown as if it had been asked for by number.
    const isLoose = ranked.isLoose && numbered.length === 0;
    const named = isLoose ? ranked.productIds : numbered;
    const conditions = conditionsOf(request, references, named);
    const inFront = [...new Set([...numbered, ...ranked.productIds])];
    return { db, conditions, numbers, inFront, isLoose };
  }

  private async page(query: Query, request: ListingRequest, total: number) {
    const { size } = request;
    const key = requestKey(request);
    const cursor = cursorOf(request, key);
    const window = cursor
      ? cursorWindow(cursor, await this.positions(query, cursor.anchors), { total, size })
      : numberedWindow(request, total);
    // The neighbours of the page become anchors of its cursors.
    const before = Math.min(window.start, maxAnchors);
    const rows = await this.rows(query, window.start - before, before + size);
    const items = rows.slice(before).map(({ facets, ...item }) => ({
      ...item,
      attributes: facets.map((facet) => itemAttribute(facet, query.references)),
    }));
    const productAt = (position: number) => rows[position - window.start + before]?.productId ?? 0;
    return { items, page: window.page, cursors: cursorsOf(window, { total, size, key }, productAt) };
  }

  private async rows({ db, where, order }: Query, start: number, count: number): Promise<ItemRow[]> {
    const { rows } = await sql<ItemRow>`
      select l.product_id as "productId", l.family_id as "familyId", l.category_id as "categoryId", l.facets
      from ${listingSource} join catalog.category c on c.id = l.category_id
      where ${where} order by ${order} limit ${count} offset ${start}`.execute(db);
    return rows;
  }

  /** Where products stand in the whole listing; -1 for those that are not in it. */
  private async positions({ db, where, order }: Query, productIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number; position: number }>`
      select id, position from (
        select l.product_id as id, (row_number() over (order by ${order}) - 1)::integer as position
        from ${listingSource} join catalog.category c on c.id = l.category_id where ${where}
      ) placed where id = any(${[...productIds]}::integer[])`.execute(db);
    const found = new Map(rows.map(({ id, position }) => [id, position]));
    return productIds.map((id) => found.get(id) ?? -1);
  }
}

function itemAttribute(facet: string, references: ReferenceData): ItemAttribute {
  const mark = facet.indexOf(facetMark);
  const [code, label] = [facet.slice(0, mark), facet.slice(mark + 1)];
  const isNumeric = facetNumber(label, references.attributes.get(code)?.unit ?? null) !== null;
  return { code, label, isNumeric };
}

function orderOf(sort: SortOrder, numbered: readonly number[]): RawBuilder<unknown> {
  if (sort === 'price-asc') return sql`l.price nulls last, ${listingOrder}`;
  if (sort === 'price-desc') return sql`l.price desc nulls last, ${listingOrder}`;
  if (sort === 'name') return sql`l.sort_name, l.product_id`;
  if (sort === 'rating') return sql`r.average desc nulls last, r.count desc nulls last, ${listingOrder}`;
  if (sort === 'newest') return sql`l.released desc nulls last, ${listingOrder}`;
  return sql`array_position(${[...numbered]}::integer[], l.product_id) nulls last, ${listingOrder}`;
}
