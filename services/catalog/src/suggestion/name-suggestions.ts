import { Injectable } from '@nestjs/common';
import type { Suggestion } from '@gantry/contracts/schemas/catalog';
import { drawCategory } from '../drawing/drawings.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { BrandInfo, CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import type { ReaderTexts } from '../translation/reader-texts.ts';
import { categoryDrawing } from '../read-model/listing-row.ts';

/** Writes categories and brands as suggestions; whether a category has a picture is found out once. */
@Injectable()
export class NameSuggestions {
  private readonly isPictured = new Map<number, boolean>();

  constructor(synchronizer: IndexSynchronizer) {
    synchronizer.onChange((productIds) => productIds === null && this.isPictured.clear());
  }

  category(category: CategoryInfo, references: ReferenceData, texts: ReaderTexts): Suggestion {
    const { id, path } = category;
    const above = references.pathOf(id).at(-2);
    const isPictured = this.isPictured.get(id) ?? drawCategory(category, references) !== null;
    this.isPictured.set(id, isPictured);
    return {
      kind: 'category',
      label: texts.nameOf(category),
      detail: above ? texts.nameOf(above) : null,
      path: `/b/${path}`,
      image: isPictured ? { source: categoryDrawing(path), alt: '' } : null,
    };
  }

  brand({ name, slug }: BrandInfo): Suggestion {
    return { kind: 'brand', label: name, detail: null, path: `/b?brand=${slug}`, image: null };
  }
}
