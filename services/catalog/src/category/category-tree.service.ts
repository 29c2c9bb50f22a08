import { Injectable } from '@nestjs/common';
import type { CategoryNode } from '@gantry/contracts/schemas/category-tree';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { drawCategory } from '../drawing/drawings.ts';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import type { ReaderTexts } from '../translation/reader-texts.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { CatalogueCounts } from './catalogue-counts.ts';

/** The category tree in reading order, written once for each state of the catalogue. */
@Injectable()
export class CategoryTreeService {
  /** by language and number of levels */
  private readonly written = new Map<string, ReadyJson>();

  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly counts: CatalogueCounts,
    private readonly translations: TranslationRepository,
  ) {
    synchronizer.onChange(() => this.written.clear());
  }

  /** @param depth levels from the top; counts always include what lies deeper */
  async listCategories(depth: number, locale: string): Promise<ReadyJson> {
    const texts = await this.translations.texts(locale, []);
    const key = `${texts.isEnglish ? '' : locale} ${depth}`;
    const known = this.written.get(key);
    if (known) return known;
    const { version } = this.synchronizer;
    const references = await this.synchronizer.references();
    const counts = await this.counts.byCategory();
    const tree = { references, counts, texts };
    const nodes = inOrder(references.departments, texts).flatMap((one) => branch(one, tree));
    const shown = nodes.filter(({ path }) => path.split('/').length <= depth);
    const written = new ReadyJson(JSON.stringify(shown));
    if (version === this.synchronizer.version && this.synchronizer.index) this.written.set(key, written);
    return written;
  }
}

interface Tree {
  references: ReferenceData;
  counts: ReadonlyMap<number, number>;
  texts: ReaderTexts;
}

/** A category followed by everything below it; nothing when it holds no product. */
function branch(category: CategoryInfo, tree: Tree): CategoryNode[] {
  const below = inOrder(category.children, tree.texts).map((child) => branch(child, tree));
  const inBelow = below.reduce((sum, [child]) => sum + (child?.count ?? 0), 0);
  const count = (tree.counts.get(category.id) ?? 0) + inBelow;
  if (count === 0) return [];
  const pictured = drawCategory(category, tree.references) !== null;
  return [{ name: tree.texts.nameOf(category), path: category.path, count, pictured }, ...below.flat()];
}

/** Neighbours by their names in the reader's language; the catalogue has them in the order of the English ones. */
function inOrder(categories: readonly CategoryInfo[], texts: ReaderTexts): readonly CategoryInfo[] {
  if (texts.isEnglish) return categories;
  return categories.toSorted((a, b) => texts.nameOf(a).localeCompare(texts.nameOf(b), texts.locale));
}
