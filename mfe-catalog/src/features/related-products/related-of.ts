import type { Listing, Product, ProductRow } from '@gantry/contracts/schemas/catalog';

export interface Related {
  readonly columns: Listing['families'][number]['columns'];
  /** members of the family with the product itself in its place; empty when it stands alone */
  readonly family: readonly ProductRow[];
  readonly alternates: readonly ProductRow[];
}

/** Parts what the catalogue gives as related into the product's own family and real alternates. */
export function relatedOf(product: Product): Related {
  const { family, alternates } = product;
  if (!family) return { columns: [], family: [], alternates };
  const bySku = new Map(alternates.map((row) => [row.sku, row]));
  bySku.set(product.sku, rowOf(product));
  const members = family.skus.flatMap((sku) => bySku.get(sku) ?? []);
  const inFamily = new Set(family.skus);
  return {
    columns: family.columns,
    family: members.length > 1 ? members : [],
    alternates: alternates.filter((row) => !inFamily.has(row.sku)),
  };
}

/** Every row of the tables below a product. */
export const rowsBeside = ({ alternates, relations }: Product): readonly ProductRow[] => [
  ...alternates,
  ...relations.flatMap(({ items }) => items),
];

/** The product as its own family's table shows it. */
function rowOf(product: Product): ProductRow {
  return {
    ...product,
    image: product.images[0] ?? null,
    attributes: Object.fromEntries(
      product.attributes.map(({ code, value, unit }) => [code, unit ? `${value} ${unit}` : value]),
    ),
  };
}
