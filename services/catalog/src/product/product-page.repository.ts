import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ProductRow, Relation } from '@gantry/contracts/schemas/catalog';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { runNamed } from '../tables/named-statement.ts';
import type { ProductLink, ProductWithRow } from './product.repository.ts';

/** Members of a family shown beside a product. */
const maxAlternates = 12;

/** More relations than this are not shown. */
const maxRelated = 40;

/** A product as its page needs it. Moments are left out: JSON has none. */
export type PageProduct = Omit<ProductWithRow, 'manual_until' | 'row'> & { row: ProductRow };

/** A product with what its page shows around it. */
export interface ProductPage {
  product: PageProduct;
  /** of its family within its category, the nearest in order: before it, then behind it */
  before: readonly number[];
  after: readonly number[];
  /** whose successor it is, by whichever name their feed called it */
  predecessors: ProductLink[];
}

/**
 * All of a page that can be asked for before the product is known. Under its name each connection plans it once;
 * planned anew, the six statements it stands for took more time than reading. A product comes as one text: its columns
 * may change while connections keep the plan.
 */
const pageStatement = {
  name: 'catalog product page',
  text: `
    with found as (
      select p.*, l.row, l.sort_name, l.facets, l.availability
      from catalog.product p join catalog.listing_row l on l.product_id = p.id where p.uri = $1
    )
    select row_to_json(found)::text as product,
      (select json_agg(near.product_id) from (
        select l.product_id from catalog.listing_row l
        where l.category_id = found.category_id and l.family_id = found.family_id and l.listed
          and (l.sort_name, l.product_id) < (found.sort_name, found.id)
        order by l.sort_name desc, l.product_id desc limit ${maxAlternates / 2}) near) as before,
      (select json_agg(near.product_id) from (
        select l.product_id from catalog.listing_row l
        where l.category_id = found.category_id and l.family_id = found.family_id and l.listed
          and (l.sort_name, l.product_id) > (found.sort_name, found.id)
        order by l.sort_name, l.product_id limit ${maxAlternates}) near) as after,
      (select json_agg(older) from (
        select o.name, o.uri, o.part_number as "partNumber" from catalog.product o
        where o.superseded_by in (found.feed_id, found.part_number) and o.id <> found.id
          and o.status <> 'draft' and ($2 or o.visibility = 'public')
        order by o.id limit ${maxAlternates}) older) as predecessors
    from found`,
};
interface FoundPage {
  product: string;
  before: number[] | null;
  after: number[] | null;
  predecessors: ProductLink[] | null;
}

/**
 * What a feed names beside a product, by what products are called elsewhere: a feed's id, else any part number. The
 * limit makes it one look into the index for each: joined plainly, a plan for any number of names reads every row there is.
 */
const relatedStatement = {
  name: 'catalog related products',
  text: `
    select named.kind, l.product_id as id
    from json_to_recordset($1::json) as named(at integer, kind text, reference text, normal text)
    cross join lateral (
      select product_id from catalog.listing_row
      where product_id = coalesce(
          (select id from catalog.product where feed_id = named.reference),
          (select product_id from catalog.part_number where normal = named.normal order by product_id limit 1))
        and product_id <> $2 and ($3 or listed)
      limit 1) l
    order by named.at`,
};

/** Reads product pages, by statements that are planned once. */
@Injectable()
export class ProductPageRepository {
  constructor(private readonly em: EntityManager) {}

  async findPage(uri: string, isSignedIn: boolean): Promise<ProductPage | undefined> {
    const [found] = await runNamed<FoundPage>(this.em, pageStatement, [uri, isSignedIn]);
    if (!found) return undefined;
    const before = found.before ?? [];
    return {
      product: JSON.parse(found.product) as PageProduct,
      before: before.toReversed(),
      after: (found.after ?? []).slice(0, maxAlternates - before.length),
      predecessors: found.predecessors ?? [],
    };
  }

  /** What the feed names beside a product, in its order; what stands in no list is left out for guests. */
  async related(
    { id, relations }: Pick<PageProduct, 'id' | 'relations'>,
    isSignedIn: boolean,
  ): Promise<{ kind: Relation['kind']; id: number }[]> {
    if (relations.length === 0) return [];
    const named = relations
      .slice(0, maxRelated)
      .map(({ kind, reference }, at) => ({ at, kind, reference, normal: normalPartNumber(reference) }));
    return runNamed(this.em, relatedStatement, [JSON.stringify(named), id, isSignedIn]);
  }
}
