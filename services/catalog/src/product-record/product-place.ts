import { familyOfCategory } from '../pins/feed-fields.ts';
import type { RunSql } from '../version/run-sql.ts';
import type { StoredProduct } from './stored-product.ts';

const addBrandSql = 'insert into catalog.brand (name, slug) values ($1, $2) on conflict (slug) do nothing';
const ownFamilySql = 'select code from catalog.family where id = $1';
// A category that feeds named last may never have been written, because staff had moved the product before.
const addStepSql = `insert into catalog.category (parent_id, name, slug, path, depth)
  select (select id from catalog.category where path = $1), $2, $3, $4, $5
  where not exists (select from catalog.category where path = $4)`;
const addFamilySql = `insert into catalog.family (code, name) select $1, $2
  where not exists (select from catalog.family where code = $1)`;
const placeSql = `select (select id from catalog.category where path = $1) as "categoryId",
  (select id from catalog.family where code = $2) as "familyId",
  (select id from catalog.brand where slug = $3) as "brandId"`;
interface Place {
  categoryId: number;
  familyId: number | null;
  brandId: number | null;
}

/** Where a product stands, and its brand, by id. Among products without a family of their own it is compared with those of its category. */
export async function placeProduct(
  run: RunSql,
  { category, brand, row }: Pick<StoredProduct, 'category' | 'brand' | 'row'>,
): Promise<{ category_id: number; family_id: number; brand_id: number | null }> {
  const path = category.at(-1)?.path ?? '';
  const familyCode = familyOfCategory(path);
  for (const [at, step] of category.entries()) {
    const slug = step.path.split('/').at(-1);
    await run(addStepSql, [category[at - 1]?.path ?? '', step.name, slug, step.path, at + 1]);
  }
  if (brand) await run(addBrandSql, [brand.name, brand.slug]);
  const [own] = await run<{ code: string }>(ownFamilySql, [row.family_id]);
  const isOfCategory = own?.code.startsWith(familyOfCategory('')) ?? true;
  if (isOfCategory) await run(addFamilySql, [familyCode, category.at(-1)?.name ?? '']);
  const [place] = await run<Place>(placeSql, [path, familyCode, brand?.slug ?? '']);
  const familyId = isOfCategory ? place?.familyId : row.family_id;
  return {
    category_id: place?.categoryId ?? row.category_id,
    family_id: familyId ?? row.family_id,
    brand_id: place?.brandId ?? null,
  };
}
