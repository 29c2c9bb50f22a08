import type { ReferenceData } from '../references/reference-data.ts';
import type { ItemAttribute } from './item-attribute.ts';
import { facetMark } from './product-facets.ts';
import { facetNumber } from './facet-value.ts';

/** The attributes of a product as a table compares them, from the choices it stands under. */
export function itemAttributes(facets: readonly string[], references: ReferenceData): ItemAttribute[] {
  return facets.map((facet) => {
    const mark = facet.indexOf(facetMark);
    const [code, label] = [facet.slice(0, mark), facet.slice(mark + 1)];
    return {
      code,
      label,
      isNumeric: facetNumber(label, references.attributes.get(code)?.unit ?? null) !== null,
    };
  });
}
