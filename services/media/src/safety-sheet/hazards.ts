import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { hazardStatements } from './words/hazard-statements.ts';
import { precautions } from './words/precautions.ts';
import { WordList } from './words/word-list.ts';

const statements = new WordList(hazardStatements);
const advice = new WordList(precautions);
const [symbolCell, classCell, statementCell] = [0, 1, 4];

/** The code without what narrows it down: `H361fd` is worded as `H361`. */
const plainCode = (code: string): string => code.slice(0, 4);

/** Class and category of a hazard; nothing for a code without wording here. */
export const classOf = (code: string, locale: LocaleCode): string | undefined =>
  statements.find(plainCode(code), locale, classCell);

/** `H225: Highly flammable liquid and vapor.`, or the code alone. */
export const hazardText = (code: string, locale: LocaleCode): string =>
  worded(code, statements.find(plainCode(code), locale, statementCell));

/** `P405: Store locked up.`, or the code alone. */
export const precautionText = (code: string, locale: LocaleCode): string =>
  worded(code, advice.find(code, locale));

const worded = (code: string, text: string | undefined): string => (text ? `${code}: ${text}` : code);

/** What a hazard makes needless: the mark for lesser harm is left off (29 CFR 1910.1200, C.2.2). */
function isCovered(code: string, symbols: ReadonlySet<string>): boolean {
  const forSkinOrEyes = ['H315', 'H319'].includes(plainCode(code)) && symbols.has('corrosion');
  return symbols.has('skull') || forSkinOrEyes;
}

/** Keys of the pictograms, each once, in the order of the codes. */
export function symbolsOf(hazards: readonly string[]): string[] {
  const symbolOf = (code: string) => statements.cell(plainCode(code), symbolCell) ?? '-';
  const symbols = new Set(hazards.map(symbolOf));
  const needed = hazards.filter((code) => symbolOf(code) !== 'exclamation' || !isCovered(code, symbols));
  return [...new Set(needed.map(symbolOf))].filter((symbol) => symbol !== '-');
}

/** The traits of a product that its advice follows from. */
export function traitsOf({ hazards, form, ph }: SafetyFacts) {
  const has = (...starts: string[]) => hazards.some((code) => starts.some((start) => code.startsWith(start)));
  return {
    isAerosol: form === 'aerosol',
    isFlammable: has('H22'),
    burnsSkin: has('H314'),
    damagesEyes: has('H314', 'H318'),
    harmsSkin: has('H31'),
    entersLungs: has('H304'),
    givesVapor: has('H224', 'H225', 'H226', 'H33', 'H222', 'H223'),
    isAlkaline: (ph ?? 7) > 11,
  };
}
export type Traits = ReturnType<typeof traitsOf>;
