import { unsortedPath } from './unsorted.ts';

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
  /** in order of name */
  children: CategoryInfo[];
}
export interface FamilyInfo {
  id: number;
  code: string;
  name: string;
}
export interface AttributeInfo {
  id: number;
  code: string;
  name: string;
  /** the unit its numbers are compared in */
  unit: string | null;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Brands, categories, families and attribute definitions: small tables, kept whole in memory. */
export class ReferenceData {
  readonly brands = new Map<number, BrandInfo>();
  readonly brandBySlug = new Map<string, BrandInfo>();
  readonly categories = new Map<number, CategoryInfo>();
  readonly categoryByPath = new Map<string, CategoryInfo>();
  readonly families = new Map<number, FamilyInfo>();
  /** by code */
  readonly attributes = new Map<string, AttributeInfo>();
  /** by name */
  readonly departments: CategoryInfo[] = [];
  highestBrandId = 0;
  highestCategoryId = 0;

  /** @param rows parents before their children */
  addCategories(rows: readonly Omit<CategoryInfo, 'children'>[]): void {
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

  addBrand(brand: BrandInfo): void {
    this.brands.set(brand.id, brand);
    this.brandBySlug.set(brand.slug, brand);
    this.highestBrandId = Math.max(this.highestBrandId, brand.id);
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
}
