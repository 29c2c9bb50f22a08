import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import {
  adminProductColumns,
  adminProductSorts,
  type AdminProductColumn,
} from '@gantry/contracts/admin-product-columns';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { catalogAdminListProducts } from '@gantry/contracts/endpoints/product-admin';
import type { AdminProductSummary } from '@gantry/contracts/schemas/product-admin';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { conditionsOf } from '@gantry/nest-kit/filter-conditions';
import { literal } from '@gantry/nest-kit/like';
import { pageWindow } from '@gantry/nest-kit/page-window';
import { sortColumns } from '@gantry/nest-kit/sort-columns';
import { handMadeFeed } from '../pins/hand-made-feed.ts';
import { isoText } from '../text/iso-text.ts';
import type { CatalogTables } from '../tables/catalog-tables.ts';

type Query = ValidRequestOf<typeof catalogAdminListProducts>['query'];
type Tables = CatalogTables & {
  'catalog.product_cost': { product_id: number; amount: number };
  'catalog.product': CatalogTables['catalog.product'] & { changed_at: Date };
};

// Of a product that no feed brings nothing is held back.
const pins = `(select count(*)::integer from catalog.product_pin k
  where k.product_id = p.id and p.feed <> '${handMadeFeed}')`;
const list = `(select amount from catalog.public_price where product_id = p.id and kind = 'list' limit 1)`;
/** What each column is in SQL. */
const expressions = {
  name: 'p.name',
  sku: 'p.sku',
  partNumber: 'p.part_number',
  brand: 'b.name',
  status: 'p.status',
  listPrice: list,
  shownPrice: 'l.price',
  cost: 'c.amount',
  availability: 'l.availability',
  stock: 'p.stock',
  changedAt: 'p.changed_at',
  pinned: pins,
} as const satisfies Record<AdminProductColumn, string>;
const sortNames = Object.fromEntries(adminProductSorts.map((name) => [name, expressions[name]]));

/** All products, for the back office: drafts and archived ones too, with what they cost us. */
@Injectable()
export class ProductTableRepository {
  constructor(private readonly em: EntityManager) {}

  /** The total first: it tells from which end the page is nearer. */
  async listProducts({ page = 1, size = 50, sort = 'name', filter, search }: Query) {
    const matching = this.matching(filter, search);
    const counted = await matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst();
    const total = Number(counted?.total ?? 0);
    const window = pageWindow(total, page, size);
    if (!window) return { items: [], total, page, size };
    const { isFromEnd } = window;
    const order = sortColumns(sort, { names: sortNames, id: 'p.id', isFromEnd });
    const sorted = order.reduce(
      (query, { column, direction }) =>
        query.orderBy(sql.raw(`${column} ${direction} nulls ${isFromEnd ? 'first' : 'last'}`)),
      summaries(matching),
    );
    const rows = await sorted.limit(window.limit).offset(window.offset).execute();
    const items = rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: isoText(changedAt) }));
    return { items: window.isFromEnd ? items.toReversed() : items, total, page, size };
  }

  private matching(filter: string | undefined, search: string | undefined) {
    let matching = this.all();
    for (const { column, operator, value } of conditionsOf(filter, adminProductColumns, expressions))
      matching = matching.where(sql`${sql.raw(column)} ${sql.raw(operator)} ${value}`.$castTo<boolean>());
    if (!search) return matching;
    const part = `%${literal(search)}%`;
    const number = normalPartNumber(search);
    return matching.where((eb) =>
      eb.or([
        eb('p.name', 'ilike', part),
        eb('b.name', 'ilike', part),
        eb('p.sku', 'ilike', part),
        eb('p.part_number', 'ilike', part),
        ...(number
          ? [
              eb(
                'p.id',
                'in',
                eb.selectFrom('catalog.part_number').select('product_id').where('normal', '=', number),
              ),
            ]
          : []),
      ]),
    );
  }

  private all() {
    return (this.em.getKysely() as unknown as Kysely<Tables>)
      .selectFrom('catalog.product as p')
      .leftJoin('catalog.listing_row as l', 'l.product_id', 'p.id')
      .leftJoin('catalog.brand as b', 'b.id', 'p.brand_id')
      .leftJoin('catalog.product_cost as c', 'c.product_id', 'p.id');
  }
}

const summaries = (matching: ReturnType<ProductTableRepository['matching']>) =>
  matching
    .select(['p.sku', 'p.uri', 'p.name', 'p.part_number as partNumber', 'b.name as brand'])
    .select(['l.price as shownPrice', 'l.availability', 'p.stock', 'p.changed_at as changedAt'])
    .select('c.amount as cost')
    .select(sql<AdminProductSummary['status']>`p.status`.as('status'))
    .select(sql<number | null>`${sql.raw(list)}`.as('listPrice'))
    .select(sql<number>`${sql.raw(pins)}`.as('pinned'));
