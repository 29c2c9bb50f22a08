import { facetNumber } from '../attribute/facet-value.ts';
import type { ItemAttribute } from '../listing/found-page.ts';
import { facetMark } from '../listing/listing-row.ts';
import { naturalKey } from '../text/natural-key.ts';

/** Every `attribute=value` choice under a small number, so that a product's choices take four bytes each. */
export class ValueTable {
  private readonly idByFacet = new Map<string, number>();
  private readonly attributeByCode = new Map<string, number>();
  /** attribute of each value */
  readonly attributeOf: number[] = [];
  readonly labels: string[] = [];
  /** in the attribute's own unit; NaN for text */
  readonly numbers: number[] = [];
  readonly codes: string[] = [];
  /** values of each attribute, in the order they were met */
  readonly valuesOf: number[][] = [];
  /** whether all values of the attribute are numbers */
  readonly isNumeric: boolean[] = [];
  private readonly items: (ItemAttribute | undefined)[] = [];
  private orders: (Uint32Array | undefined)[] = [];

  constructor(private readonly unitOf: (code: string) => string | null) {}

  get size(): number {
    return this.labels.length;
  }

  /** The number of a choice given as `code=value`; a new one when it was not met before. */
  idOf(facet: string): number {
    return this.idByFacet.get(facet) ?? this.add(facet);
  }

  find(code: string, label: string): number | undefined {
    return this.idByFacet.get(`${code}${facetMark}${label}`);
  }

  attribute(code: string): number | undefined {
    return this.attributeByCode.get(code);
  }

  /** A choice as pages show it; one object for all products that have it. */
  item(value: number): ItemAttribute {
    return (this.items[value] ??= {
      code: this.codes[this.attributeOf[value] as number] as string,
      label: this.labels[value] as string,
      isNumeric: this.isNumeric[this.attributeOf[value] as number] as boolean,
    });
  }

  /** Position of each value of an attribute among its fellows: by number, else as people sort words. */
  sortedValues(attribute: number): Uint32Array {
    const values = this.valuesOf[attribute] ?? [];
    const known = this.orders[attribute];
    if (known?.length === values.length) return known;
    const keys = new Map(values.map((value) => [value, naturalKey(this.labels[value] ?? '')]));
    const byNumber = (a: number, b: number) => (this.numbers[a] ?? 0) - (this.numbers[b] ?? 0);
    const byText = (a: number, b: number) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1);
    const sorted = Uint32Array.from([...values].sort(this.isNumeric[attribute] ? byNumber : byText));
    this.orders[attribute] = sorted;
    return sorted;
  }

  private add(facet: string): number {
    const mark = facet.indexOf(facetMark);
    const code = facet.slice(0, mark);
    const label = facet.slice(mark + 1);
    const attribute = this.attributeByCode.get(code) ?? this.addAttribute(code);
    const id = this.labels.length;
    // A value that is no number makes its attribute text, also in what was shown before.
    this.items.length = 0;
    const number = facetNumber(label, this.unitOf(code));
    this.idByFacet.set(facet, id);
    this.attributeOf.push(attribute);
    this.labels.push(label);
    this.numbers.push(number ?? Number.NaN);
    this.valuesOf[attribute]?.push(id);
    if (number === null) this.isNumeric[attribute] = false;
    return id;
  }

  private addAttribute(code: string): number {
    const attribute = this.codes.length;
    this.attributeByCode.set(code, attribute);
    this.codes.push(code);
    this.valuesOf.push([]);
    this.isNumeric.push(true);
    return attribute;
  }
}
