import type { Comparison } from '@gantry/contracts/schemas/catalog';
import type { StoredAttribute } from '@gantry/product-search/stored-attribute';

const shown = ({ value, unit }: StoredAttribute) => (unit ? `${value} ${unit}` : value);

/**
 * Every attribute that one of the products has, in the order of the first product that has it. Values that read alike
 * do not differ; a missing one does.
 */
export function compareAttributes(
  products: readonly (readonly StoredAttribute[])[],
  nameOf: (code: string) => string,
): Comparison['attributes'] {
  const codes = [...new Set(products.flatMap((attributes) => attributes.map(({ code }) => code)))];
  return codes.map((code) => {
    const values = products.map((attributes) => {
      const found = attributes.find((attribute) => attribute.code === code);
      return found ? shown(found) : null;
    });
    return { code, name: nameOf(code), values, differs: new Set(values).size > 1 };
  });
}
