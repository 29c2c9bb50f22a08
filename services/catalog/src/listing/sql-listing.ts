import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { facetNumber } from '@gantry/product-search/facet-value';
import { buildFacets } from '@gantry/product-search/build-facets';
import type { FacetCounts } from '@gantry/product-search/facet-counts';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import { facetMark } from '@gantry/product-search/product-facets';
import { requestKey } from '@gantry/product-search/listing-request';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { DatabaseReadQueue } from '../index/database-read-queue.ts';
import { noPartNumbers } from '@gantry/product-search/part-numbers';
import { PartNumberRepository } from '../search/part-number.repository.ts';
import { SearchRules } from '../search/search-rules.ts';
import type { ListingPage, ListingSummary } from './listing-page.ts';
import { segmentsOf, type SortPartitions } from './listing-segments.ts';
import type { ListingRequest } from './listing-request.ts';
import { SegmentReader } from './segment-reader.ts';
import { rankInDatabase } from './rank-in-database.ts';
import { placeSource } from './seek-order.ts';
import { conditionsOf, whereAll } from './sql-conditions.ts';
import { SqlFacetCounts } from './sql-facet-counts.ts';
import { readSqlPage } from './sql-page.ts';

type Db = Kysely<CatalogTables>;
type ItemRow = { productId: number; familyId: number; categoryId: number; facets: string[] };

/** Everything about a listing that its pages and orders share. */
interface SqlSet {
  counts: FacetCounts;
  partitions: SortPartitions;
  where: RawBuilder<unknown>;
  exactProductId: number | null;
  isLoose: boolean;
}

/** What a form of a value, and a product of a page, take in memory, in bytes. */
const formCost = 200;
const itemCost = 3000;

/**
 * Answers a listing from the database while the index is cold or behind: the same sets, counts and pages, slower, and
 * the first few thousand results of a search in the order of the index.
 */
@Injectable()
export class SqlListing {
  constructor(
    private readonly reads: DatabaseReadQueue,
    private readonly partNumbers: PartNumberRepository,
    private readonly rules: SearchRules,
  ) {}

  /** @throws DomainError UNAVAILABLE when the database takes too long */
  async findPage(
    request: ListingRequest,
    references: ReferenceData,
  ): Promise<{ summary: ListingSummary } & Omit<ListingPage, 'summaryText'>> {
    const found = await this.findSet(request, references);
    const page = await this.readPage(request, references, found);
    return {
      summary: {
        total: found.counts.total,
        facets: buildFacets(found.counts, request, references),
        categoryCounts: found.partitions.all,
        // Nobody knows the words here; that they were not all found is said all the same.
        ...(found.isLoose && { spelling: { unknown: [], meant: null } }),
      },
      ...page,
      exactProductId: found.exactProductId,
    };
  }

  /** The counts of a listing, all forms of every attribute. @throws DomainError UNAVAILABLE as `findPage` does */
  async findCounts(request: ListingRequest, references: ReferenceData): Promise<FacetCounts> {
    return (await this.findSet(request, references)).counts;
  }

  private findSet(request: ListingRequest, references: ReferenceData): Promise<SqlSet> {
    // The set is the same in every order.
    const key = requestKey({ ...request, sort: 'relevance' });
    return this.reads.runRead({
      key: `set ${this.rules.stamp} ${key}`,
      work: (db) => this.readSet(db, request, references),
      costOf: ({ counts }) =>
        counts.attributes.reduce((sum, one) => sum + one.counts.length * formCost, formCost),
    });
  }

  private async readSet(db: Db, request: ListingRequest, references: ReferenceData): Promise<SqlSet> {
    const numbers = request.q ? await this.partNumbers.findProducts(request.q) : noPartNumbers;
    const ranked = await rankInDatabase(db, request.q, references, this.rules.current);
    const told = [...numbers.exact, ...numbers.successors, ...numbers.beginning];
    const numbered =
      ranked.isLoose && told.length === 0 ? await this.partNumbers.findLettered(request.q) : told;
    // Nothing holds every word: what holds most of them is shown as if it had been asked for by number.
    const isLoose = ranked.isLoose && numbered.length === 0;
    const named = isLoose ? ranked.productIds : numbered;
    const conditions = conditionsOf(request, references, named);
    const where = whereAll(conditions);
    const { counts, categoryCounts, without } = await new SqlFacetCounts(
      db,
      conditions,
      references,
    ).readCounts(request);
    const front = await frontOf(db, [...new Set([...numbered, ...ranked.productIds])], where);
    const exactProductId = numbers.exact.length === 1 ? (numbers.exact[0] ?? null) : null;
    return { counts, partitions: { all: categoryCounts, without, front }, where, exactProductId, isLoose };
  }

  private readPage(
    request: ListingRequest,
    references: ReferenceData,
    { counts, partitions, where }: SqlSet,
  ) {
    const key = requestKey(request);
    const segments = segmentsOf(request.sort, partitions, references);
    return this.reads.runRead({
      key: `page ${this.rules.stamp} ${key} ${request.page}/${request.size}/${request.cursor ?? ''}`,
      work: async (db) => {
        const reader = new SegmentReader(db, where, segments);
        const { productIds, ...page } = await readSqlPage({ reader, request, key, total: counts.total });
        return { ...page, items: await itemsOf(db, productIds, references) };
      },
      costOf: ({ items }) => items.length * itemCost,
    });
  }
}

/** Those of the products a search puts in front that pass its filters, in the same order. */
async function frontOf(
  db: Db,
  productIds: readonly number[],
  where: RawBuilder<unknown>,
): Promise<SortPartitions['front']> {
  if (productIds.length === 0) return { productIds, byCategory: new Map() };
  const { rows } = await sql<{ id: number; categoryId: number }>`
    select l.product_id as id, l.category_id as "categoryId" from ${placeSource}
    where l.product_id = any(${[...productIds]}::integer[]) and ${where}`.execute(db);
  const categoryOf = new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
  const byCategory = new Map<number, number>();
  for (const id of categoryOf.values()) byCategory.set(id, (byCategory.get(id) ?? 0) + 1);
  return { productIds: productIds.filter((id) => categoryOf.has(id)), byCategory };
}

/** What a page shows of its products. They are looked up when it is known which they are, for rows are wide. */
async function itemsOf(db: Db, productIds: readonly number[], references: ReferenceData) {
  const { rows } = await sql<ItemRow>`
    select product_id as "productId", family_id as "familyId", category_id as "categoryId", facets
    from catalog.listing_row where product_id = any(${[...productIds]}::integer[])`.execute(db);
  const rowOf = new Map(rows.map((row) => [row.productId, row]));
  return productIds.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { facets, ...item } = row;
    return [{ ...item, attributes: facets.map((facet) => itemAttribute(facet, references)) }];
  });
}

function itemAttribute(facet: string, references: ReferenceData): ItemAttribute {
  const mark = facet.indexOf(facetMark);
  const [code, label] = [facet.slice(0, mark), facet.slice(mark + 1)];
  const isNumeric = facetNumber(label, references.attributes.get(code)?.unit ?? null) !== null;
  return { code, label, isNumeric };
}
