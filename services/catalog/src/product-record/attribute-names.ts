import type { AdminProduct } from '@gantry/contracts/schemas/product-admin';
import type { RunSql } from '../version/run-sql.ts';
import { categoryPath } from './category-path.ts';
import type { StoredProduct } from './stored-product.ts';

/** So many products of a category are looked at for the attributes they have. */
const maxLookedAt = 300;

/**
 * Attributes by code, and those that products of some categories have.
 * @param $1 codes that are named in any case
 * @param categories a condition on the category's id that `$2` completes
 */
const namesSql = (
  categories: string,
): string => `select code, name, unit from catalog.attribute where code = any($1::text[]) or code in (
    select distinct one ->> 'code' from (
      select attributes from catalog.product where category_id ${categories} order by id limit ${maxLookedAt}
    ) p, jsonb_array_elements(p.attributes) one)
  order by lower(name), code`;
const namesInCategorySql = namesSql('= $2');
const namesBelowPathSql = namesSql(
  `in (select id from catalog.category where path = $2 or starts_with(path, $2 || '/'))`,
);

/** What can be said of products of a category, by its path, and of those below it. */
export const attributeNamesOf = (run: RunSql, path: string): Promise<AdminProduct['attributeNames']> =>
  run<AdminProduct['attributeNames'][number]>(namesBelowPathSql, [[], categoryPath(path)]);

/** What can be said of a product: its attributes, and those of other products of its category. */
export const readAttributeNames = (
  run: RunSql,
  { row, attributes }: StoredProduct,
): Promise<AdminProduct['attributeNames']> =>
  run<AdminProduct['attributeNames'][number]>(namesInCategorySql, [
    attributes.map(({ code }) => code),
    row.category_id,
  ]);
