import type { AttributeForm } from './facet-counts.ts';

/** A choice of an attribute: all forms of one value, the most frequent first. */
export interface AttributeChoice {
  count: number;
  /** in the attribute's own unit; NaN for text */
  number: number;
  forms: readonly AttributeForm[];
  selected: boolean;
  /** as it was asked for; null when it was not */
  chosen: string | null;
}

const choiceOf = (count: number, number: number, forms: readonly AttributeForm[]): AttributeChoice => ({
  count,
  number,
  forms,
  selected: false,
  chosen: null,
});

/** Forms told in one label. */
const maxForms = 3;

/** Puts forms of the same number together; counts add up, because a product has an attribute once. */
export function mergeForms(forms: readonly AttributeForm[]): AttributeChoice[] {
  if (areApart(forms)) return forms.map((form) => choiceOf(form.count, form.number, [form]));
  const byValue = new Map<string | number, AttributeForm[]>();
  for (const form of forms) {
    const key = Number.isNaN(form.number) ? form.label : form.number;
    const equal = byValue.get(key);
    if (equal) equal.push(form);
    else byValue.set(key, [form]);
  }
  return [...byValue.values()].map((equal) => {
    const sorted = equal.length === 1 ? equal : equal.toSorted(moreFrequent);
    const count = equal.reduce((sum, one) => sum + one.count, 0);
    return choiceOf(count, equal[0]?.number ?? Number.NaN, sorted);
  });
}

/** Whether it is plain that no two forms are of the same number: each number is greater than the one before it. */
function areApart(forms: readonly AttributeForm[]): boolean {
  let before = -Infinity;
  for (const { number } of forms) {
    if (Number.isNaN(number)) continue;
    if (number <= before) return false;
    before = number;
  }
  return true;
}

const moreFrequent = (a: AttributeForm, b: AttributeForm) =>
  b.count - a.count || (a.label < b.label ? -1 : 1);

/** The unit most products of the set are sold in; the attribute's own where none has any. */
export function usualUnit(forms: readonly AttributeForm[], definitionUnit: string | null): string | null {
  if (forms.every(({ unit, number }) => unit === definitionUnit || Number.isNaN(number)))
    return definitionUnit;
  const counts = new Map<string | null, number>();
  for (const { number, unit, count } of forms)
    if (!Number.isNaN(number)) counts.set(unit, (counts.get(unit) ?? 0) + count);
  let [usual, most] = [definitionUnit, counts.get(definitionUnit) ?? 0];
  for (const [unit, count] of counts)
    if (
      count > most ||
      (count === most && count > 0 && usual !== definitionUnit && String(unit) < String(usual))
    )
      [usual, most] = [unit, count];
  return usual;
}

/** `1/4 (6.35 mm)` under the unit `in`: the forms a choice is sold in, bare where they are in the facet's unit. */
export function choiceLabel(
  { forms }: AttributeChoice,
  facetUnit: string | null,
  definitionUnit: string | null,
): string {
  const [only] = forms;
  if (only && forms.length === 1) return formLabel(only, facetUnit, definitionUnit);
  const texts = forms.map((form) => formLabel(form, facetUnit, definitionUnit));
  const [first = '', ...others] = [...new Set(texts)].slice(0, maxForms);
  return others.length > 0 ? `${first} (${others.join(', ')})` : first;
}

function formLabel(
  { label, number, unit }: AttributeForm,
  facetUnit: string | null,
  definitionUnit: string | null,
): string {
  if (Number.isNaN(number) || unit === null) return label;
  const bare = unit === definitionUnit ? label : withoutUnit(label, unit);
  return unit === facetUnit ? bare : `${bare} ${unit}`;
}

const withoutUnit = (label: string, unit: string) =>
  label.endsWith(unit) ? label.slice(0, -unit.length).trimEnd() : label;
