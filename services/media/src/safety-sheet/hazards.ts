import { plainHazard } from '@gantry/contracts/advised-hazards';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { hazardStatements } from './words/hazard-statements.ts';
import { precautions } from './words/precautions.ts';
import { WordList } from './words/word-list.ts';

const statements = new WordList(hazardStatements);
const advice = new WordList(precautions);
const [symbolCell, classCell, statementCell] = [0, 1, 4];

/** Class and category of a hazard; nothing for a code without wording here. */
export const classOf = (code: string, locale: LocaleCode): string | undefined =>
  statements.find(plainHazard(code), locale, classCell);

/** `H225: Highly flammable liquid and vapor.`, or the code alone. */
export const hazardText = (code: string, locale: LocaleCode): string =>
  worded(code, statements.find(plainHazard(code), locale, statementCell));

/** `P405: Store locked up.`, or the code alone. */
export const precautionText = (code: string, locale: LocaleCode): string =>
  worded(code, advice.find(code, locale));

const worded = (code: string, text: string | undefined): string => (text ? `${code}: ${text}` : code);

/**
 * What a hazard makes needless: the mark for lesser harm is left off beside the skull, for skin and eyes beside corrosion,
 * and for these and for skin allergy beside allergy by breathing (GHS 1.4.10.5.3.1; 29 CFR 1910.1200, appendix C).
 */
function isCovered(code: string, hazards: readonly string[], symbols: ReadonlySet<string>): boolean {
  const plain = plainHazard(code);
  const forSkinOrEyes = ['H315', 'H319'].includes(plain);
  if (symbols.has('skull') || (forSkinOrEyes && symbols.has('corrosion'))) return true;
  const isAllergen = hazards.some((other) => plainHazard(other) === 'H334');
  return isAllergen && (forSkinOrEyes || plain === 'H317');
}

/** Keys of the pictograms, each once, in the order of the codes. */
export function symbolsOf(hazards: readonly string[]): string[] {
  const symbolOf = (code: string) => statements.cell(plainHazard(code), symbolCell) ?? '-';
  const symbols = new Set(hazards.map(symbolOf));
  const needed = hazards.filter(
    (code) => symbolOf(code) !== 'exclamation' || !isCovered(code, hazards, symbols),
  );
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
    isToxicInhaled: has('H330', 'H331'),
    isToxicOnSkin: has('H310', 'H311'),
    /** swallowed it poisons, or burns on its way */
    harmsSwallowed: has('H300', 'H301', 'H314'),
    givesVapor: has('H224', 'H225', 'H226', 'H33', 'H222', 'H223'),
    isAlkaline: (ph ?? 7) > 11,
    isAcidic: (ph ?? 7) < 3,
  };
}
export type Traits = ReturnType<typeof traitsOf>;
