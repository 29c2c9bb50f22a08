import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import type { RunSql } from '../version/run-sql.ts';
import { categoryPath } from './category-path.ts';
import type { StoredProduct } from './stored-product.ts';

/** So many products of a category are looked at for the attributes they have. */
const maxLookedAt = 300;

const namesSql = `select code, name, unit from catalog.attribute where code = any($2::text[]) or code in (
    select distinct one ->> 'code' from (
      select attributes from catalog.product where category_id = $1 order by id limit ${maxLookedAt}
    ) p, jsonb_array_elements(p.attributes) one)
  order by lower(name), code`;

const namesOfSql = `select code, name, unit from catalog.attribute where code in (
    select distinct one ->> 'code' from (
      select attributes from catalog.product where category_id in (
        select id from catalog.category where path = $1 or starts_with(path, $1 || '/')
      ) order by id limit ${maxLookedAt}
    ) p, jsonb_array_elements(p.attributes) one)
  order by lower(name), code`;

/** What can be said of products of a category, by its path, and of those below it. */
export const attributeNamesOf = (run: RunSql, path: string): Promise<AdminProduct['attributeNames']> =>
  run<AdminProduct['attributeNames'][number]>(namesOfSql, [categoryPath(path)]);

/** What can be said of a product: its attributes, and those of other products of its category. */
export const readAttributeNames = (
  run: RunSql,
  { row, attributes }: StoredProduct,
): Promise<AdminProduct['attributeNames']> =>
  run<AdminProduct['attributeNames'][number]>(namesSql, [
    row.category_id,
    attributes.map(({ code }) => code),
  ]);
