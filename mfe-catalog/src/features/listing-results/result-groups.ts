import type { Listing, ProductRow } from '@gantry/contracts/schemas/catalog';

type Family = Listing['families'][number];
type Results = Pick<Listing, 'items' | 'families' | 'sort'>;

/** A part of a page of results: a family's table, or products that share no attributes. */
export type ResultGroup =
  | { readonly kind: 'family'; readonly family: Family; readonly rows: readonly ProductRow[] }
  | { readonly kind: 'cards'; readonly rows: readonly ProductRow[] };

/**
 * Groups a page of results: each family once, where its first product stands; what belongs to no family is gathered
 * between them. A family of a single product on this page is still a table, so that the form does not change by page.
 */
export function resultGroups({ items, families, sort }: Results): ResultGroup[] {
  const familyOf = new Map(families.flatMap((family) => family.skus.map((sku) => [sku, family] as const)));
  const bySku = new Map(items.map((item) => [item.sku, item]));
  // A chosen order holds inside a family too; otherwise its sizes stand as the family lists them.
  const membersOf = (family: Family): ProductRow[] =>
    sort === 'relevance'
      ? family.skus.flatMap((sku) => bySku.get(sku) ?? [])
      : items.filter((one) => familyOf.get(one.sku) === family);
  const shown = new Set<string>();
  const groups: ResultGroup[] = [];
  for (const item of items) {
    if (shown.has(item.sku)) continue;
    const family = familyOf.get(item.sku);
    const rows = family ? membersOf(family) : [item];
    rows.forEach((row) => shown.add(row.sku));
    const last = groups.at(-1);
    if (family) groups.push({ kind: 'family', family, rows });
    else if (last?.kind === 'cards')
      groups[groups.length - 1] = { kind: 'cards', rows: [...last.rows, item] };
    else groups.push({ kind: 'cards', rows: [item] });
  }
  return groups;
}

/** A group among those before it. */
export interface PlacedGroup {
  readonly group: ResultGroup;
  /** rows of the groups before it */
  readonly rowsBefore: number;
}

/**
 * The first groups that hold so many rows. A table is never cut: its columns would move when the rest of it comes;
 * cards are.
 */
export function firstGroups(groups: readonly ResultGroup[], rows: number): PlacedGroup[] {
  const shown: PlacedGroup[] = [];
  let rowsBefore = 0;
  for (const group of groups) {
    if (rowsBefore >= rows) break;
    const left = rows - rowsBefore;
    const isCut = group.kind === 'cards' && group.rows.length > left;
    shown.push({ group: isCut ? { ...group, rows: group.rows.slice(0, left) } : group, rowsBefore });
    rowsBefore += group.rows.length;
  }
  return shown;
}
