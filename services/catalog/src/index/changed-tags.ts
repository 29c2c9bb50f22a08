import { brandTag, branchTags, productTag, treeTag } from '@gantry/contracts/catalogue-tags';
import type { CatalogIndex } from './catalog-index.ts';

/** Where a product stands. */
interface Place {
  categoryId: number;
  brandId: number;
}

/** Gathers the tags of changed products: of the places they had before and of those they have now. */
export class ChangedTags {
  private readonly tags = new Set<string>();
  private readonly before = new Map<number, Place>();

  /** To be made before the index takes the changes in. */
  constructor(
    private readonly index: CatalogIndex,
    productIds: readonly number[],
  ) {
    for (const id of productIds) {
      const place = this.placeOf(id);
      if (!place) continue;
      this.before.set(id, place);
      this.addPlace(place);
    }
  }

  /** To be called once the index has taken them in. */
  finish(uris: ReadonlyMap<number, string>): ReadonlySet<string> {
    for (const [id, uri] of uris) {
      this.tags.add(productTag(uri));
      const [was, is] = [this.before.get(id), this.placeOf(id)];
      if (is) this.addPlace(is);
      if (was?.categoryId !== is?.categoryId || was?.brandId !== is?.brandId) this.tags.add(treeTag);
    }
    return this.tags;
  }

  private placeOf(productId: number): Place | undefined {
    const doc = this.index.docOf.get(productId);
    if (doc === undefined || !this.index.live[doc]) return undefined;
    return { categoryId: this.index.categories[doc] as number, brandId: this.index.brands[doc] as number };
  }

  private addPlace({ categoryId, brandId }: Place): void {
    const { references } = this.index;
    for (const tag of branchTags(references.categories.get(categoryId)?.path ?? '')) this.tags.add(tag);
    const brand = references.brands.get(brandId);
    if (brand) this.tags.add(brandTag(brand.slug));
  }
}
