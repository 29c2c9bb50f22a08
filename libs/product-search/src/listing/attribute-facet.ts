import type { AttributeFilter, RangeFilter } from '@gantry/contracts/facet-query';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import { convertUnit } from '@gantry/domain/units';
import { facetMeasure } from '../attribute/facet-value.ts';
import type { ReferenceData } from '../references/reference-data.ts';
import { choiceLabel, mergeForms, usualUnit, type AttributeChoice } from './attribute-choices.ts';
import type { AttributeCounts } from './facet-counts.ts';
import type { ListingRequest } from './listing-request.ts';
import { maxChoices, moreThan, topChoices } from './top-choices.ts';

/** Numbers with more different values than this are offered as a range. */
const maxNumberChoices = 24;
/** From this share of products on whose value is a number the attribute is one; feeds have stray words. */
const mostlyNumbers = 0.8;

interface Context {
  filter: AttributeFilter | undefined;
  /** of the attribute */
  own: string | null;
  /** of the facet: what most of its products are sold in */
  shown: string | null;
  /** how many choices are told */
  most: number;
}

/**
 * The facet of one attribute; null when all products of the set are alike in it and nothing is chosen.
 * @param most choices told, beside those made: the most frequent
 */
export function attributeFacet(
  counted: AttributeCounts,
  request: ListingRequest,
  references: ReferenceData,
  most = maxChoices,
): Facet | null {
  const { code } = counted;
  const definition = references.attributes.get(code);
  const found = counted.forms();
  const own = definition?.unit ?? null;
  const filter = request.attributes.find((one) => one.code === code);
  const context = { filter, own, shown: usualUnit(found, own), most };
  const choices = mergeForms(found);
  if (choices.length < 2 && !filter) return null;
  const head = { code, name: definition?.name ?? code, unit: context.shown, open: false };
  const otherUnit = own !== null && own !== context.shown ? { ownUnit: own } : {};
  return {
    ...head,
    ...otherUnit,
    ...(isRange(choices, filter) ? range(choices, context) : listChoices(choices, context)),
  };
}

type Body = Pick<Facet, 'kind' | 'values' | 'more' | 'min' | 'max' | 'from' | 'to'>;

function isRange(choices: readonly AttributeChoice[], filter: AttributeFilter | undefined): boolean {
  if (filter) return !('values' in filter);
  const numeric = choices.filter(isNumeric);
  if (numeric.length <= maxNumberChoices) return false;
  return countOf(numeric) >= countOf(choices) * mostlyNumbers;
}

const isNumeric = ({ number }: AttributeChoice) => !Number.isNaN(number);
const countOf = (choices: readonly AttributeChoice[]) => choices.reduce((sum, { count }) => sum + count, 0);

/** A range, and beside it what products state in words. */
function range(choices: readonly AttributeChoice[], context: Context): Body {
  let [min, max] = [Infinity, -Infinity];
  for (const { number } of choices) {
    if (number < min) min = number;
    if (number > max) max = number;
  }
  const words = choices.filter((choice) => !isNumeric(choice));
  const bounds = min > max ? { min: null, max: null } : shownBounds(min, max, context);
  return { kind: 'range', ...valuesOf(words, context), ...bounds, ...chosenBounds(context) };
}

/** Bounds in the facet's unit; after a conversion rounded outwards to four places, which holds everything. */
function shownBounds(min: number, max: number, { own, shown }: Context) {
  if (own === shown || own === null || shown === null) return { min, max };
  const [low, high] = [convertUnit(min, own, shown) ?? min, convertUnit(max, own, shown) ?? max];
  return { min: Math.floor(low * 10_000) / 10_000, max: Math.ceil(high * 10_000) / 10_000 };
}

function chosenBounds({ filter, own, shown }: Context): Pick<Facet, 'from' | 'to'> {
  if (!filter || 'values' in filter) return { from: null, to: null };
  const { min, max, minUnit, maxUnit }: RangeFilter = filter;
  const inShown = (value: number | null, unit: string | null) => {
    if (value === null || unit === null || shown === null) return value;
    return convertUnit(value, unit, shown);
  };
  return { from: inShown(min, minUnit ?? own), to: inShown(max, maxUnit ?? own) };
}

function listChoices(choices: readonly AttributeChoice[], context: Context): Body {
  return { kind: 'values', ...valuesOf(choices, context), min: null, max: null, from: null, to: null };
}

/** The choices as the page shows them: the most frequent, those made, and those made that nobody has. */
function valuesOf(choices: readonly AttributeChoice[], context: Context): Pick<Facet, 'values' | 'more'> {
  const { filter, own, shown, most } = context;
  const wanted = new ChosenValues(filter && 'values' in filter ? filter.values : [], own);
  for (const choice of choices) {
    choice.chosen = wanted.addValue(choice);
    choice.selected = choice.chosen !== null;
  }
  // Ties are decided by the label, which costs less than sorting thousands as people would.
  const told = choices.length > most ? topChoices(choices.toSorted(byLabel), most) : choices;
  const values: Facet['values'] = [];
  for (const choice of inOrder(told)) {
    const { chosen, forms, count, selected } = choice;
    const label = choiceLabel(choice, shown, own);
    values.push({ value: chosen ?? forms[0]?.label ?? '', label, count, selected });
  }
  for (const text of wanted.left()) values.push({ value: text, label: text, count: 0, selected: true });
  return { values, ...moreThan(told, choices) };
}

const byLabel = ({ forms: [a] }: AttributeChoice, { forms: [b] }: AttributeChoice) =>
  (a?.label ?? '') < (b?.label ?? '') ? -1 : 1;

/** Choices as pages list them; those of the index come so. */
const inOrder = (choices: readonly AttributeChoice[]): readonly AttributeChoice[] =>
  choices.every((choice, at) => at === 0 || byValue(choices[at - 1] as AttributeChoice, choice) < 0)
    ? choices
    : choices.toSorted(byValue);

/** Numbers by size, then words as people sort them. */
function byValue(a: AttributeChoice, b: AttributeChoice): number {
  if (isNumeric(a) && isNumeric(b)) return a.number - b.number;
  if (isNumeric(a) !== isNumeric(b)) return isNumeric(a) ? -1 : 1;
  const [one, other] = [a.forms[0], b.forms[0]];
  if (one?.sortKey !== other?.sortKey) return (one?.sortKey ?? '') < (other?.sortKey ?? '') ? -1 : 1;
  return (one?.label ?? '') < (other?.label ?? '') ? -1 : 1;
}

/** The values a buyer chose, as they were asked for, until a choice takes them. */
class ChosenValues {
  private readonly texts: Map<string | number, string[]>;

  constructor(values: readonly string[], own: string | null) {
    this.texts = Map.groupBy(values, (text) => {
      const { number } = facetMeasure(text, own);
      return Number.isNaN(number) ? text : number;
    });
  }

  /** How a choice was asked for; null when it was not. */
  addValue({ number, forms }: AttributeChoice): string | null {
    if (this.texts.size === 0) return null;
    const key = Number.isNaN(number) ? (forms[0]?.label ?? '') : number;
    const texts = this.texts.get(key);
    this.texts.delete(key);
    return texts?.[0] ?? null;
  }

  left(): string[] {
    return [...this.texts.values()].flatMap(([first]) => first ?? []);
  }
}
