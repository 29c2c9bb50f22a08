import { Injectable } from '@nestjs/common';
import type { CategoryNode } from '@gantry/contracts/schemas/category-tree';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { drawCategory } from '../drawing/drawings.ts';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { CatalogueCounts } from './catalogue-counts.ts';

/** The category tree in reading order, written once for each state of the catalogue. */
@Injectable()
export class CategoryTreeService {
  /** by number of levels */
  private readonly written = new Map<number, ReadyJson>();

  constructor(
    private readonly keeper: IndexKeeper,
    private readonly counts: CatalogueCounts,
  ) {
    keeper.onChange(() => this.written.clear());
  }

  /** @param depth levels from the top; counts always include what lies deeper */
  async list(depth: number): Promise<ReadyJson> {
    const known = this.written.get(depth);
    if (known) return known;
    const { version } = this.keeper;
    const references = await this.keeper.references();
    const counts = await this.counts.byCategory();
    const nodes = references.departments.flatMap((one) => branch(one, references, counts));
    const shown = nodes.filter(({ path }) => path.split('/').length <= depth);
    const written = new ReadyJson(JSON.stringify(shown));
    if (version === this.keeper.version && this.keeper.index) this.written.set(depth, written);
    return written;
  }
}

/** A category followed by everything below it; nothing when it holds no product. */
function branch(
  category: CategoryInfo,
  references: ReferenceData,
  counts: ReadonlyMap<number, number>,
): CategoryNode[] {
  const below = category.children.map((child) => branch(child, references, counts));
  const inBelow = below.reduce((sum, [child]) => sum + (child?.count ?? 0), 0);
  const count = (counts.get(category.id) ?? 0) + inBelow;
  if (count === 0) return [];
  const { name, path } = category;
  const pictured = drawCategory(category, references) !== null;
  return [{ name, path, count, pictured }, ...below.flat()];
}
