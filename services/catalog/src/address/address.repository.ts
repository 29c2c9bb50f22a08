import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { addressListSize } from '@gantry/contracts/schemas/addresses';

export interface ProductAddress {
  id: number;
  uri: string;
  changedAt: string;
}
/** The products of one list that share category and brand. */
export interface GroupFacts {
  list: number;
  categoryId: number;
  brandId: number | null;
  count: number;
  /** when the last of them changed */
  changedAt: string;
}

const iso = (moment: string) =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"`;
// What listings leave out is not for search engines either: drafts, archived products, those for signed-in buyers.
const shown = 'catalog.product p join catalog.listing_row l on l.product_id = p.id and l.listed';

/**
 * Reads the addresses of products and when they changed. Products with neighbouring numbers share a list, so that what
 * changes one product changes one list only.
 */
@Injectable()
export class AddressRepository {
  constructor(private readonly em: EntityManager) {}

  /** All products in groups, in one reading of the catalogue: lists, categories and brands are counted from them. */
  groups(): Promise<GroupFacts[]> {
    return this.em.execute<GroupFacts[]>(
      `select p.id / ? as list, l.category_id as "categoryId", l.brand_id as "brandId",
         count(*)::integer as count, ${iso('max(p.changed_at)')}
       from ${shown} group by 1, 2, 3`,
      [addressListSize],
    );
  }

  /** Products of a list with a number above `after`, in the order of their numbers. */
  products(list: number, after: number, limit: number): Promise<ProductAddress[]> {
    return this.em.execute<ProductAddress[]>(
      `select p.id, p.uri, ${iso('p.changed_at')} from ${shown}
       where p.id >= ? and p.id < ? order by p.id limit ?`,
      [Math.max(list * addressListSize, after + 1), (list + 1) * addressListSize, limit],
    );
  }
}
