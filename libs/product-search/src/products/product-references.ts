import { ReferenceData, type CategoryInfo } from '../references/reference-data.ts';
import { unsortedPath } from '../references/unsorted.ts';
import { fold } from '../text/fold.ts';
import type { Product } from './product.ts';

/** A name as addresses and filters have it: `Ball valves` is `ball-valves`. */
export const codeOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Where one product stands among categories, brands and families. */
export interface ProductPlace {
  category: CategoryInfo;
  brandId: number | null;
  familyId: number;
}

/** Gathers categories, brands, families and attributes from the names products have for them. */
export class ProductReferences {
  readonly data = new ReferenceData();
  private readonly familyIds = new Map<string, number>();

  /** Where a product stands; what it is the first to name is added. */
  placeOf(product: Product): ProductPlace {
    const category = this.categoryOf(product.category ?? []);
    for (const { name, unit } of product.attributes ?? []) this.addAttribute(name, unit ?? null);
    return {
      category,
      brandId: product.brand ? this.brandIdOf(product.brand) : null,
      familyId: this.familyIdOf(product.family ?? `category:${category.path}`),
    };
  }

  private categoryOf(names: readonly string[]): CategoryInfo {
    let parent: CategoryInfo | undefined;
    for (const name of names.length > 0 ? names : [unsortedPath]) parent = this.child(parent, name);
    return parent as CategoryInfo;
  }

  private child(parent: CategoryInfo | undefined, name: string): CategoryInfo {
    const slug = codeOf(name);
    const path = parent ? `${parent.path}/${slug}` : slug;
    const known = this.data.categoryByPath.get(path);
    if (known) return known;
    const id = this.data.categories.size + 1;
    this.data.addCategories([{ id, parentId: parent?.id ?? null, name, slug, path }]);
    return this.data.categories.get(id) as CategoryInfo;
  }

  private brandIdOf(name: string): number {
    const slug = codeOf(name);
    const known = this.data.brandBySlug.get(slug);
    if (known) return known.id;
    const id = this.data.brands.size + 1;
    this.data.addBrand({ id, name, slug });
    return id;
  }

  private familyIdOf(code: string): number {
    const known = this.familyIds.get(code);
    if (known !== undefined) return known;
    const id = this.familyIds.size + 1;
    this.familyIds.set(code, id);
    this.data.families.set(id, { id, code, name: code });
    return id;
  }

  /** The first unit an attribute is met with is its own: values in others are converted to it. */
  private addAttribute(name: string, unit: string | null): void {
    const code = codeOf(name);
    const known = this.data.attributes.get(code);
    if (!known) this.data.attributes.set(code, { id: this.data.attributes.size + 1, code, name, unit });
    else known.unit ??= unit;
  }
}
