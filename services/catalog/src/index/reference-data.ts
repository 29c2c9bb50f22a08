import {
  ReferenceData as SearchReferences,
  type AttributeInfo as SearchAttribute,
  type CategoryInfo as SearchCategory,
  type FamilyInfo as SearchFamily,
} from '@gantry/product-search/reference-data';
import type { Kysely } from 'kysely';
import type { CatalogTables, DrawingSpec } from '../tables/catalog-tables.ts';
import type { Translations } from '../tables/translations.ts';

export type { BrandInfo } from '@gantry/product-search/reference-data';

export interface CategoryInfo extends SearchCategory {
  drawing: DrawingSpec | null;
  translations: Translations<{ name: string }>;
  children: CategoryInfo[];
}
export interface FamilyInfo extends SearchFamily {
  summary: string | null;
  drawing: DrawingSpec | null;
  translations: Translations<{ name?: string; summary?: string }>;
}
export interface AttributeInfo extends SearchAttribute {
  translations: Translations<{ name: string }>;
}

/** What search knows of brands, categories, families and attributes, with what pages show of them besides. */
export class ReferenceData extends SearchReferences {
  declare readonly categories: Map<number, CategoryInfo>;
  declare readonly categoryByPath: Map<string, CategoryInfo>;
  declare readonly families: Map<number, FamilyInfo>;
  declare readonly attributes: Map<string, AttributeInfo>;
  declare readonly departments: CategoryInfo[];

  static async load(db: Kysely<CatalogTables>): Promise<ReferenceData> {
    const data = new ReferenceData();
    const categories = await db
      .selectFrom('catalog.category')
      .select(['id', 'parent_id as parentId', 'name', 'slug', 'path', 'drawing', 'translations'])
      .orderBy('depth')
      .execute();
    data.addCategories(categories);
    for (const brand of await db.selectFrom('catalog.brand').selectAll().execute()) data.addBrand(brand);
    for (const family of await db.selectFrom('catalog.family').selectAll().execute())
      data.families.set(family.id, family);
    for (const attribute of await db.selectFrom('catalog.attribute').selectAll().execute())
      data.attributes.set(attribute.code, attribute);
    return data;
  }

  override addCategories(rows: readonly Omit<CategoryInfo, 'children'>[]): void {
    super.addCategories(rows);
  }

  override pathOf(categoryId: number): CategoryInfo[] {
    return super.pathOf(categoryId) as CategoryInfo[];
  }

  override branchOf(category: SearchCategory): CategoryInfo[] {
    return super.branchOf(category) as CategoryInfo[];
  }

  /** The drawing of a category, or of the nearest one above it that has any. */
  drawingOf(categoryId: number): DrawingSpec | null {
    return this.pathOf(categoryId).findLast((step) => step.drawing)?.drawing ?? null;
  }
}
