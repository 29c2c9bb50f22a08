import type { Kysely } from 'kysely';
import type { CatalogTables, DrawingSpec } from '../catalog-tables.ts';
import { unsortedPath } from '../category/unsorted.ts';
import type { Translations } from '../translation/translations.ts';

export interface BrandInfo {
  id: number;
  name: string;
  slug: string;
}
export interface CategoryInfo {
  id: number;
  parentId: number | null;
  name: string;
  slug: string;
  path: string;
  drawing: DrawingSpec | null;
  translations: Translations<{ name: string }>;
  /** in order of name */
  children: CategoryInfo[];
}
export interface FamilyInfo {
  id: number;
  code: string;
  name: string;
  summary: string | null;
  drawing: DrawingSpec | null;
  translations: Translations<{ name?: string; summary?: string }>;
}
export interface AttributeInfo {
  id: number;
  code: string;
  name: string;
  unit: string | null;
  translations: Translations<{ name: string }>;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Brands, categories, families and attribute definitions: small tables, kept whole in memory. */
export class ReferenceData {
  readonly brands = new Map<number, BrandInfo>();
  readonly brandBySlug = new Map<string, BrandInfo>();
  readonly categories = new Map<number, CategoryInfo>();
  readonly categoryByPath = new Map<string, CategoryInfo>();
  readonly families = new Map<number, FamilyInfo>();
  readonly attributes = new Map<string, AttributeInfo>();
  /** by name */
  readonly departments: CategoryInfo[] = [];
  highestBrandId = 0;
  highestCategoryId = 0;

  static async load(db: Kysely<CatalogTables>): Promise<ReferenceData> {
    const data = new ReferenceData();
    const categories = await db
      .selectFrom('catalog.category')
      .select(['id', 'parent_id as parentId', 'name', 'slug', 'path', 'drawing', 'translations'])
      .orderBy('depth')
      .execute();
    data.addCategories(categories);
    for (const brand of await db.selectFrom('catalog.brand').selectAll().execute()) {
      data.brands.set(brand.id, brand);
      data.brandBySlug.set(brand.slug, brand);
      data.highestBrandId = Math.max(data.highestBrandId, brand.id);
    }
    for (const family of await db.selectFrom('catalog.family').selectAll().execute())
      data.families.set(family.id, family);
    for (const attribute of await db.selectFrom('catalog.attribute').selectAll().execute())
      data.attributes.set(attribute.code, attribute);
    return data;
  }

  /** From the department down to the category itself. */
  pathOf(categoryId: number): CategoryInfo[] {
    const path: CategoryInfo[] = [];
    let step = this.categories.get(categoryId);
    while (step) {
      path.unshift(step);
      step = step.parentId === null ? undefined : this.categories.get(step.parentId);
    }
    return path;
  }

  /** The category and everything below it. */
  branchOf(category: CategoryInfo): CategoryInfo[] {
    return [category, ...category.children.flatMap((child) => this.branchOf(child))];
  }

  /** Whether products of a family have something in common; those nobody sorted have not. */
  isComparable(familyId: number): boolean {
    return this.families.get(familyId)?.code !== `category:${unsortedPath}`;
  }

  /** The drawing of a category, or of the nearest one above it that has any. */
  drawingOf(categoryId: number): DrawingSpec | null {
    return this.pathOf(categoryId).findLast((step) => step.drawing)?.drawing ?? null;
  }

  private addCategories(rows: readonly Omit<CategoryInfo, 'children'>[]): void {
    for (const row of rows) {
      const category = { ...row, children: [] };
      this.categories.set(category.id, category);
      this.categoryByPath.set(category.path, category);
      this.highestCategoryId = Math.max(this.highestCategoryId, category.id);
      const parent = category.parentId === null ? undefined : this.categories.get(category.parentId);
      (parent ? parent.children : this.departments).push(category);
    }
    for (const category of this.categories.values()) category.children.sort(byName);
    this.departments.sort(byName);
  }
}
