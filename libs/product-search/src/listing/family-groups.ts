import { isLogistic } from '../attribute/logistic-attribute.ts';
import type { ItemAttribute } from '../attribute/item-attribute.ts';

/** A product of a page with what a table may show of it. */
export interface PageItem {
  productId: number;
  familyId: number;
  categoryId: number;
  attributes: readonly ItemAttribute[];
}
/** Products of one page that are compared in one table: of a family, or else of a category. */
export interface FamilyGroup {
  familyId: number | null;
  categoryId: number;
  columns: { code: string; isNumeric: boolean }[];
  productIds: number[];
}
export interface GroupedPage {
  families: FamilyGroup[];
  /** codes to show of each product */
  shown: Map<number, ReadonlySet<string>>;
}

const maxColumns = 7;
const maxCellLength = 40;

/**
 * Gathers a page's products into specification tables (look: listings). A table needs two products and two attributes
 * that differ between them. Products that stand alone in their family are compared within their category; what has
 * less in common is shown as cards, with its two first attributes.
 */
export function groupFamilies(
  items: readonly PageItem[],
  isComparable: (familyId: number) => boolean,
): GroupedPage {
  const page: GroupedPage = { families: [], shown: new Map() };
  const alone: PageItem[] = [];
  for (const [familyId, members] of Map.groupBy(items, (item) => item.familyId)) {
    const hasTable = isComparable(familyId) && addTable(page, familyId, members);
    if (!hasTable && isComparable(familyId)) alone.push(...members);
    if (!hasTable) for (const member of members) page.shown.set(member.productId, cardAttributes(member));
  }
  for (const members of Map.groupBy(alone, (item) => item.categoryId).values()) addTable(page, null, members);
  return page;
}

function addTable(page: GroupedPage, familyId: number | null, members: readonly PageItem[]): boolean {
  const columns = differingColumns(members);
  if (columns.length < 2) return false;
  const codes = new Set(columns.map(({ code }) => code));
  const categoryId = members[0]?.categoryId ?? 0;
  page.families.push({
    familyId,
    categoryId,
    columns,
    productIds: members.map(({ productId }) => productId),
  });
  for (const { productId } of members) page.shown.set(productId, codes);
  return true;
}

/** Attributes that at least half of the products have and that differ, in the order of the feed. */
function differingColumns(members: readonly PageItem[]): FamilyGroup['columns'] {
  if (members.length < 2) return [];
  const columns = new Map<string, { first: string; count: number; differs: boolean; isNumeric: boolean }>();
  for (const { attributes } of members)
    for (const { code, label, isNumeric } of attributes) {
      const column = columns.get(code);
      if (!column) {
        columns.set(code, { first: label, count: 1, differs: false, isNumeric });
        continue;
      }
      column.count += 1;
      column.isNumeric &&= isNumeric;
      if (label !== column.first) column.differs = true;
    }
  return [...columns]
    .filter(([code, { differs, count }]) => differs && count * 2 >= members.length && !isLogistic(code))
    .slice(0, maxColumns)
    .map(([code, { isNumeric }]) => ({ code, isNumeric }));
}

const cardAttributes = ({ attributes }: PageItem): ReadonlySet<string> =>
  new Set(
    attributes
      .filter(
        ({ code, label }) =>
          !isLogistic(code) && label.length <= maxCellLength && label !== 'Yes' && label !== 'No',
      )
      .slice(0, 2)
      .map(({ code }) => code),
  );
