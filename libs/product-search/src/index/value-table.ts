import { facetMeasure } from '../attribute/facet-value.ts';
import { naturalKey } from '../text/natural-key.ts';
import type { ItemAttribute } from '../attribute/item-attribute.ts';
import { facetMark } from '../attribute/product-facets.ts';

/** Values of an attribute that are put in order beforehand. */
const maxRanked = 4096;
/** So few are put in order one by one, in place: `sort` copies them first. */
const few = 48;

/**
 * Every `attribute=value` form met, under a small number, so that a product's choices take four bytes each. Forms that
 * are equal after conversion (1/4 in, 6.35 mm) stay apart here: a product shows its own, and counts of equal forms
 * are added up when facets are made.
 */
export class ValueTable {
  private readonly idByFacet = new Map<string, number>();
  private readonly attributeByCode = new Map<string, number>();
  /** attribute of each value */
  readonly attributeOf: number[] = [];
  readonly labels: string[] = [];
  /** in the attribute's own unit; NaN for text */
  readonly numbers: number[] = [];
  /** the unit each value is sold in */
  readonly units: (string | null)[] = [];
  readonly codes: string[] = [];
  /** values of each attribute, in the order they were met */
  readonly valuesOf: number[][] = [];
  private readonly items: (ItemAttribute | undefined)[] = [];
  private readonly sortKeys: (string | undefined)[] = [];
  private readonly ranks: number[] = [];
  /** by attribute, how many of its values had a rank when they were last put in order */
  private readonly rankedCounts: number[] = [];

  constructor(private readonly unitOf: (code: string) => string | null) {}

  get size(): number {
    return this.labels.length;
  }

  /** The number of a choice given as `code=value`; a new one when it was not met before. */
  idOf(facet: string): number {
    return this.idByFacet.get(facet) ?? this.addValue(facet);
  }

  attribute(code: string): number | undefined {
    return this.attributeByCode.get(code);
  }

  /** A choice as pages show it; one object for all products that have it. */
  item(value: number): ItemAttribute {
    return (this.items[value] ??= {
      code: this.codes[this.attributeOf[value] as number] as string,
      label: this.labels[value] as string,
      isNumeric: !Number.isNaN(this.numbers[value]),
    });
  }

  /** Sorts words as people do; empty for numbers. */
  sortKey(value: number): string {
    return (this.sortKeys[value] ??= Number.isNaN(this.numbers[value])
      ? naturalKey(this.labels[value] as string)
      : '');
  }

  /**
   * Puts values of one attribute as pages list them: numbers by size, then words as people sort them. Values of an
   * attribute with very many come as they are.
   */
  sortValues(attribute: number, ids: number[]): number[] {
    const all = this.valuesOf[attribute] ?? [];
    if (ids.length < 2 || all.length > maxRanked) return ids;
    if (this.rankedCounts[attribute] !== all.length) this.rankValues(attribute, all);
    const { ranks } = this;
    if (ids.length > few) return ids.sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
    for (let at = 1; at < ids.length; at += 1) {
      const id = ids[at] as number;
      const rank = ranks[id] as number;
      let to = at;
      for (; to > 0 && (ranks[ids[to - 1] as number] as number) > rank; to -= 1)
        ids[to] = ids[to - 1] as number;
      ids[to] = id;
    }
    return ids;
  }

  private rankValues(attribute: number, all: readonly number[]): void {
    const { numbers, labels } = this;
    const byPlace = (a: number, b: number): number => {
      const [one, other] = [numbers[a] as number, numbers[b] as number];
      if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
      if (!Number.isNaN(one) && one !== other) return one - other;
      const [key, otherKey] = [this.sortKey(a), this.sortKey(b)];
      if (key !== otherKey) return key < otherKey ? -1 : 1;
      return (labels[a] as string) < (labels[b] as string) ? -1 : 1;
    };
    for (const [rank, id] of all.toSorted(byPlace).entries()) this.ranks[id] = rank;
    this.rankedCounts[attribute] = all.length;
  }

  private addValue(facet: string): number {
    const mark = facet.indexOf(facetMark);
    const code = facet.slice(0, mark);
    const label = facet.slice(mark + 1);
    const attribute = this.attributeByCode.get(code) ?? this.addAttribute(code);
    const id = this.labels.length;
    const { number, unit } = facetMeasure(label, this.unitOf(code));
    this.idByFacet.set(facet, id);
    this.attributeOf.push(attribute);
    this.labels.push(label);
    this.numbers.push(number);
    this.units.push(unit);
    this.ranks.push(0);
    this.valuesOf[attribute]?.push(id);
    return id;
  }

  private addAttribute(code: string): number {
    const attribute = this.codes.length;
    this.attributeByCode.set(code, attribute);
    this.codes.push(code);
    this.valuesOf.push([]);
    return attribute;
  }
}
