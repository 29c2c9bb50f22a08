import { hazardParts, plainHazard } from '@gantry/domain/advised-hazards';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { combinedHazards } from './words/hazards/combined.ts';
import { environmentHazards } from './words/hazards/environment.ts';
import { healthHazards } from './words/hazards/health.ts';
import { physicalHazards } from './words/hazards/physical.ts';
import { prevention } from './words/precautions/prevention.ts';
import { response } from './words/precautions/response.ts';
import { storageAndDisposal } from './words/precautions/storage-and-disposal.ts';
import { WordList } from './words/word-list.ts';

const statements = new WordList(physicalHazards, healthHazards, environmentHazards);
const joined = new WordList(combinedHazards);
const advice = new WordList(prevention, response, storageAndDisposal);
const [symbolCell, classCell, statementCell] = [0, 1, 4];

/** Class and category of a hazard, one for each code where several are joined; nothing for a code without wording. */
export const classesOf = (code: string, locale: LocaleCode): string[] =>
  hazardParts(code).flatMap((part) => statements.findText(part, locale, classCell) ?? []);

/** `Highly flammable liquid and vapor.`, or the code where it has no wording. */
export const hazardWords = (code: string, locale: LocaleCode): string =>
  joined.findText(code, locale) ?? allWorded(code, (part) => hazardPart(part, locale)) ?? code;

/** A code may say more than its class: `H360D` names the unborn child alone. */
const hazardPart = (code: string, locale: LocaleCode): string | undefined =>
  statements.findText(code, locale, statementCell) ??
  statements.findText(plainHazard(code), locale, statementCell);

/** `Store locked up.`, or the code where it has no wording. */
export const precautionWords = (code: string, locale: LocaleCode): string =>
  advice.findText(code, locale) ?? allWorded(code, (part) => advice.findText(part, locale)) ?? code;

/** `H225: Highly flammable liquid and vapor.`, or the code alone. */
export const hazardText = (code: string, locale: LocaleCode): string =>
  withCode(code, hazardWords(code, locale));
/** `P405: Store locked up.`, or the code alone. */
export const precautionText = (code: string, locale: LocaleCode): string =>
  withCode(code, precautionWords(code, locale));

const withCode = (code: string, words: string): string => (words === code ? code : `${code}: ${words}`);

/** Codes that are joined, worded one behind the other; nothing when one of them has no words. */
function allWorded(code: string, textOf: (part: string) => string | undefined): string | undefined {
  const words = code.split('+').map(textOf);
  return words.includes(undefined) ? undefined : words.join(' ');
}

/**
 * What a hazard makes needless: the mark for lesser harm is left off beside the skull, for skin and eyes beside corrosion,
 * and for these and for skin allergy beside allergy by breathing (GHS 1.4.10.5.3.1; 29 CFR 1910.1200, appendix C).
 */
function isCovered(part: string, parts: readonly string[], symbols: ReadonlySet<string>): boolean {
  const forSkinOrEyes = ['H315', 'H319'].includes(part);
  // The ozone layer has this mark for itself.
  if (part === 'H420') return false;
  if (symbols.has('skull') || (forSkinOrEyes && symbols.has('corrosion'))) return true;
  return parts.includes('H334') && (forSkinOrEyes || part === 'H317');
}

const symbolsOfPart = (part: string): string[] => (statements.cell(part, symbolCell) ?? '-').split('+');

/** Keys of the pictograms, each once, in the order of the codes. */
export function symbolsOf(hazards: readonly string[]): string[] {
  const parts = hazards.flatMap(hazardParts);
  const symbols = new Set(parts.flatMap(symbolsOfPart));
  const needed = parts.filter(
    (part) => !symbolsOfPart(part).includes('exclamation') || !isCovered(part, parts, symbols),
  );
  return [...new Set(needed.flatMap(symbolsOfPart))].filter((symbol) => symbol !== '-');
}

/** The traits of a product that its advice follows from. */
export function traitsOf({ hazards, form, ph }: SafetyFacts) {
  const parts = hazards.flatMap(hazardParts);
  const has = (...starts: string[]) => parts.some((part) => starts.some((start) => part.startsWith(start)));
  return {
    isAerosol: form === 'aerosol',
    isFlammable: has('H22', 'H232', 'H282', 'H283'),
    burnsSkin: has('H314'),
    damagesEyes: has('H314', 'H318'),
    harmsSkin: has('H31'),
    entersLungs: has('H304', 'H305'),
    isToxicInhaled: has('H330', 'H331'),
    isToxicOnSkin: has('H310', 'H311'),
    /** swallowed it poisons, or burns on its way */
    harmsSwallowed: has('H300', 'H301', 'H314'),
    givesVapor: has('H224', 'H225', 'H226', 'H33', 'H222', 'H223', 'H282', 'H283'),
    isAlkaline: (ph ?? 7) > 11,
    isAcidic: (ph ?? 7) < 3,
    isExplosive: has('H20'),
    /** explodes, burns or breaks down by heat or by itself, without air */
    isUnstable: has('H20', 'H230', 'H231', 'H24'),
    /** heat alone sets it off: self-reactive substances and organic peroxides */
    selfReacts: has('H24'),
    /** air is enough to set it on fire */
    catchesFire: has('H232', 'H250', 'H251', 'H252'),
    /** water must not come near it, nor to its fire */
    shunsWater: has('H250', 'H26'),
    isOxidizer: has('H27'),
  };
}
export type Traits = ReturnType<typeof traitsOf>;
