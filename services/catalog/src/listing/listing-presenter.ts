import { Injectable } from '@nestjs/common';
import type { CategoryLink, Listing } from '@gantry/contracts/schemas/catalog';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { groupFamilies, type PageItem } from '@gantry/product-search/family-groups';
import { drawCategory } from '../drawing/drawings.ts';
import type { CategoryInfo, ReferenceData } from '../index/reference-data.ts';
import { SearchRules } from '../search/search-rules.ts';
import { FamilyView } from './family-view.ts';
import type { ListingPage, ListingSummary } from './listing-page.ts';
import type { ListingRequest } from './listing-request.ts';
import { listText, memberOf, membersOf, objectText } from './json-text.ts';
import { cellsOf, rowText, skusOf, uriOf, type ReaderRows } from './row-reader.ts';

/** What a page of a listing is made of. */
interface PageParts {
  request: ListingRequest;
  references: ReferenceData;
  page: ListingPage;
  rows: PageRows;
  indexed: boolean;
}
type PageRows = ReaderRows | Promise<ReaderRows>;
type OwnMembers =
  'sort' | 'page' | 'pages' | 'size' | 'nextCursor' | 'previousCursor' | 'exactUri' | 'indexed';
type SharedMembers = Omit<Listing, 'items' | 'families' | 'categories' | OwnMembers>;

/** Puts a listing together as JSON text, most of which was written before. */
@Injectable()
export class ListingPresenter {
  constructor(
    private readonly families: FamilyView,
    private readonly rules: SearchRules,
  ) {}

  /** What all pages of a listing share, in every order, as the members of its answer. */
  summaryText(request: ListingRequest, references: ReferenceData, summary: ListingSummary): string {
    const { category } = request;
    const shared: SharedMembers = {
      title: titleOf(request, references),
      breadcrumb: category ? references.pathOf(category.id).map(({ name, path }) => ({ name, path })) : [],
      total: summary.total,
      currency: 'USD',
      facets: [...summary.facets],
      ...(summary.spelling && { spelling: summary.spelling }),
      redirectTo: this.rules.current.redirect(request.q),
    };
    const categories = listText(categoryTexts(request, references, summary));
    return `${membersOf(shared)},${memberOf('categories', categories)}`;
  }

  /** One page, as soon as its rows are there. */
  async pageText({ request, references, page, rows, indexed }: PageParts): Promise<ReadyJson> {
    // Rows that are being read come while the page is put together without them.
    const expected = this.tables(page.items, references);
    const read = await rows;
    const items = page.items.filter(({ productId }) => read.has(productId));
    const { families, cells } =
      items.length === page.items.length ? expected : this.tables(items, references);
    const exact = page.exactProductId === null ? undefined : read.get(page.exactProductId);
    const own: Pick<Listing, OwnMembers> = {
      sort: request.sort,
      page: page.number,
      pages: page.pages,
      size: request.size,
      ...page.cursors,
      exactUri: exact ? uriOf(exact) : null,
      indexed,
    };
    const itemTexts = items.map(({ productId }, at) => rowText(read.get(productId)!, cells[at]!));
    const familyTexts = families.map((group) =>
      this.families.familyText(group, skusOf(group, read), references),
    );
    return new ReadyJson(
      objectText(
        page.summaryText,
        membersOf(own),
        memberOf('items', listText(itemTexts)),
        memberOf('families', listText(familyTexts)),
      ),
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
function categoryTexts(
  { category }: ListingRequest,
  references: ReferenceData,
  { categoryCounts }: ListingSummary,
): string[] {
  const counts = stepCounts(category?.id ?? null, references, categoryCounts);
  return (category?.children ?? references.departments).flatMap((child) => {
    const count = counts.get(child.id);
    return count ? objectText(linkMembers(child, references), memberOf('count', String(count))) : [];
  });
}

const membersOfLinks = new WeakMap<CategoryInfo, string>();

/** A category link but for its count: its drawing is most of it. */
function linkMembers(category: CategoryInfo, references: ReferenceData): string {
  const known = membersOfLinks.get(category);
  if (known !== undefined) return known;
  const { name, slug, path } = category;
  const link: Omit<CategoryLink, 'count'> = { name, slug, path, drawing: drawCategory(category, references) };
  const members = membersOf(link);
  membersOfLinks.set(category, members);
  return members;
}

/**
 * How many products stand below each next step down from a category, or from everything: those of few categories walk
 * up, which is less than going through every branch.
 */
function stepCounts(
  from: number | null,
  { categories }: ReferenceData,
  counts: ReadonlyMap<number, number>,
): Map<number, number> {
  const below = new Map<number, number>();
  for (const [id, count] of counts) {
    let step = categories.get(id);
    while (step && step.parentId !== from)
      step = step.parentId === null ? undefined : categories.get(step.parentId);
    if (step) below.set(step.id, (below.get(step.id) ?? 0) + count);
  }
  return below;
}
