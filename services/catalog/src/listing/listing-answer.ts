import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CategoryLink, Listing } from '@gantry/contracts/schemas/catalog';
import { isSignedIn } from '@gantry/contracts/roles';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { groupFamilies, type PageItem } from '@gantry/product-search/family-groups';
import { drawCategory } from '../drawing/drawings.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { SearchRules } from '../search/rules/search-rules.ts';
import { FamilyView } from './family-view.ts';
import type { FoundPage, FoundSet } from './found-page.ts';
import type { ListingRequest } from './listing-request.ts';
import { cellsOf, rowWith, RowWriter, skusOf, type WrittenRows } from './row-writer.ts';

interface AnswerParts {
  request: ListingRequest;
  references: ReferenceData;
  found: FoundPage;
  rows: PageRows;
  indexed: boolean;
}
type PageRows = WrittenRows | Promise<WrittenRows>;
type PageParts = 'sort' | 'page' | 'size' | 'nextCursor' | 'previousCursor' | 'exactUri' | 'indexed';
type SharedParts = Omit<Listing, 'items' | 'families' | 'categories' | PageParts>;

/** Puts a listing together as JSON text, most of which was written before. */
@Injectable()
export class ListingAnswer {
  constructor(
    private readonly writer: RowWriter,
    private readonly families: FamilyView,
    private readonly rules: SearchRules,
  ) {}

  /** What all pages of a listing share, in every order, as JSON without its closing brace. */
  writeShared(request: ListingRequest, references: ReferenceData, found: FoundSet): string {
    const { category } = request;
    const shared: SharedParts = {
      title: titleOf(request, references),
      breadcrumb: category ? references.pathOf(category.id).map(({ name, path }) => ({ name, path })) : [],
      total: found.total,
      currency: 'USD',
      facets: [...found.facets],
      ...(found.spelling && { spelling: found.spelling }),
      leadsTo: this.rules.current.redirect(request.q),
    };
    const categories = writeCategories(request, references, found);
    return `${JSON.stringify(shared).slice(0, -1)},"categories":${categories}`;
  }

  /** The rows of a page, at once where all of them are kept. */
  rows(productIds: readonly number[], exactId: number | null, caller: Identity): PageRows {
    const wanted = exactId === null ? productIds : [...productIds, exactId];
    return this.writer.read(wanted, isSignedIn(caller.role));
  }

  async write({ request, references, found, rows, indexed }: AnswerParts): Promise<ReadyJson> {
    // Rows that are being read come while the page is put together without them.
    const expected = this.tables(found.items, references);
    const kept = await rows;
    const items = found.items.filter(({ productId }) => kept.has(productId));
    const { families, cells } =
      items.length === found.items.length ? expected : this.tables(items, references);
    const itemTexts = items.map(({ productId }, at) => rowWith(kept.get(productId)!, cells[at]!));
    const familyTexts = families.map((group) => this.families.write(group, skusOf(group, kept), references));
    const exactId = found.exactProductId;
    const own: Pick<Listing, PageParts> = {
      sort: request.sort,
      page: found.page,
      size: request.size,
      ...found.cursors,
      exactUri: exactId === null ? null : (kept.get(exactId)?.uri ?? null),
      indexed,
    };
    return new ReadyJson(
      `${found.sharedText},${JSON.stringify(own).slice(1, -1)},"items":[${itemTexts.join(',')}],"families":[${familyTexts.join(',')}]}`,
    );
  }

  /** The specification tables of a page, and each product's cells as JSON. */
  private tables(items: readonly PageItem[], references: ReferenceData) {
    const { families, shown } = groupFamilies(items, (id) => references.isComparable(id));
    return {
      families,
      cells: items.map(({ productId, attributes }) => cellsOf(attributes, shown.get(productId))),
    };
  }
}

function titleOf({ category, q, brandIds }: ListingRequest, references: ReferenceData): string {
  if (q) return q;
  if (category) return category.name;
  const [brandId, ...others] = brandIds;
  if (brandId !== undefined && others.length === 0) return references.brands.get(brandId)?.name ?? '';
  // the page has its own words for everything
  return '';
}

/** The next steps down: subcategories of a category, departments of everything else; only those with products. */
function writeCategories(
  { category }: ListingRequest,
  references: ReferenceData,
  { categoryCounts }: FoundSet,
): string {
  const links = (category?.children ?? references.departments).flatMap((child) => {
    const count = countBranch(child, references, categoryCounts);
    return count === 0 ? [] : `${linkHead(child, references)},"count":${count}}`;
  });
  return `[${links.join(',')}]`;
}

const linkHeads = new WeakMap<CategoryInfo, string>();

/** A category link but for its count, as JSON without the closing brace: its drawing is most of it. */
function linkHead(category: CategoryInfo, references: ReferenceData): string {
  const known = linkHeads.get(category);
  if (known !== undefined) return known;
  const { name, slug, path } = category;
  const link: Omit<CategoryLink, 'count'> = { name, slug, path, drawing: drawCategory(category, references) };
  const head = JSON.stringify(link).slice(0, -1);
  linkHeads.set(category, head);
  return head;
}

function countBranch(
  category: CategoryInfo,
  references: ReferenceData,
  counts: ReadonlyMap<number, number>,
): number {
  return references.branchOf(category).reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}
