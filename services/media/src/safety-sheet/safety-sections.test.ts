import { describe, expect, test } from '@jest/globals';
import { locales } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { alcohol, grease } from '../../test/support/safety.ts';
import { symbolsOf } from './hazards.ts';
import { safetySections, type SafetySection } from './safety-sections.ts';
import { combinedHazards } from './words/hazards/combined.ts';
import { environmentHazards } from './words/hazards/environment.ts';
import { healthHazards } from './words/hazards/health.ts';
import { physicalHazards } from './words/hazards/physical.ts';
import { headings } from './words/headings.ts';
import { prevention } from './words/precautions/prevention.ts';
import { response } from './words/precautions/response.ts';
import { storageAndDisposal } from './words/precautions/storage-and-disposal.ts';
import { sentences } from './words/sentences.ts';

const store = {
  title: 'Gantry',
  phone: '+1 307 555 0142',
  email: 'info@gantry.example',
  address: 'Cheyenne',
};
const sectionsOf = (
  safety: SafetyFacts,
  more: { locale?: 'es-US' | 'fr-CA'; isDemonstration?: boolean } = {},
) =>
  safetySections({
    locale: 'en-US',
    name: 'Alcohol',
    partNumber: 'A-1',
    brand: null,
    isDemonstration: false,
    address: 'https://shop.example/i/alcohol',
    store,
    safety,
    ...more,
  });
const textOf = (sections: readonly SafetySection[], number: number) =>
  sections[number - 1]!.lines.map(({ name, text }) => [name, text].filter(Boolean).join(': ')).join('\n');

test.each(locales.map(({ code }) => code))('has the sixteen sections in their order in %s', (code) => {
  const sections = safetySections({
    locale: code,
    name: 'x',
    partNumber: 'x',
    brand: null,
    isDemonstration: true,
    address: '',
    store,
    safety: alcohol,
  });
  expect(sections.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  for (const { title, lines } of sections) {
    expect(title).not.toBe('');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ text }) => text.trim() !== '' && !text.includes('undefined'))).toBe(true);
  }
});

describe('a flammable liquid', () => {
  const sections = sectionsOf(alcohol);

  test('names class, signal word, pictograms and statements', () => {
    const hazards = textOf(sections, 2);
    expect(hazards).toContain('Classification: Flammable liquids, category 2');
    expect(hazards).toContain('Signal word: Danger');
    expect(hazards).toContain('Pictograms: Flame, Exclamation mark');
    expect(hazards).toContain('H225: Highly flammable liquid and vapor.');
    expect(hazards).toContain('P305+P351+P338: IF IN EYES');
  });

  test('a statement without wording stands by its code', () => {
    expect(textOf(sections, 2).split('\n').at(-1)).toBe('P999');
  });

  test('gives composition, limits, measures in both scales and the dangerous goods', () => {
    expect(textOf(sections, 3)).toContain('Isopropyl alcohol (CAS 67-63-0): 99–100 %');
    expect(textOf(sections, 8)).toContain('OSHA PEL 400 ppm');
    expect(textOf(sections, 9)).toContain('Flash point: 12 °C (54 °F)');
    expect(textOf(sections, 9)).toContain('Vapor pressure: Not determined');
    expect(textOf(sections, 14)).toContain('UN1219');
  });

  test('is advised on as what burns', () => {
    expect(textOf(sections, 5)).toContain('flash back');
    expect(textOf(sections, 7)).toContain('29 CFR 1910.106');
    expect(textOf(sections, 13)).toContain('D001');
  });

  test('is worded in the reader’s language, in English what nobody translated', () => {
    const spanish = sectionsOf(alcohol, { locale: 'es-US' });
    expect(textOf(spanish, 1)).toContain('Uso recomendado: Limpia piezas.');
    expect(textOf(spanish, 2)).toContain('H225: Líquido y vapores muy inflamables.');
    expect(textOf(spanish, 3)).toContain('Isopropyl alcohol');
    expect(textOf(sectionsOf(alcohol, { locale: 'fr-CA' }), 2)).toContain('Mention d’avertissement: Danger');
  });
});

describe('what has no hazards', () => {
  const sections = sectionsOf(grease);

  test('says so, and is not regulated', () => {
    expect(textOf(sections, 2)).toBe('Classification: Not a hazardous chemical under 29 CFR 1910.1200.');
    expect(textOf(sections, 3)).toContain('Mineral oil: 80 %');
    expect(textOf(sections, 11)).toContain('No health hazard statement applies.');
    expect(textOf(sections, 14)).toContain('Not regulated.');
  });

  test('what swallowed gets into the lungs must not be vomited', () => {
    const oil = sectionsOf({ ...grease, hazards: ['H304'], signal: 'danger' });
    expect(textOf(oil, 4)).toContain('Do NOT induce vomiting');
    expect(textOf(sections, 4)).not.toContain('aspiration into the lungs');
  });
});

describe('what is toxic or corrosive', () => {
  const withHazards = (...hazards: string[]) =>
    textOf(sectionsOf({ ...grease, hazards, signal: 'danger' }), 4);

  test('calls for immediate help, by route of exposure', () => {
    const immediately = /Call a poison center or 911 immediately/;
    expect(withHazards('H300')).toMatch(/If swallowed: .*immediately/);
    expect(withHazards('H311')).toMatch(/On skin: .*immediately/);
    expect(withHazards('H330')).toMatch(/If inhaled: .*immediately/);
    expect(withHazards('H314')).toMatch(/If swallowed: .*Do NOT induce vomiting.*immediately/);
    expect(withHazards('H319')).not.toMatch(immediately);
  });

  test('acids are told apart from alkalis', () => {
    const acid = sectionsOf({ ...grease, hazards: ['H314'], ph: 1 });
    expect(textOf(acid, 10)).toContain('Incompatible materials: Bases');
    expect(textOf(acid, 13)).toContain('Where its pH is 2 or less');
    const alkali = sectionsOf({ ...grease, hazards: ['H314'], ph: 13 });
    expect(textOf(alkali, 10)).toContain('Incompatible materials: Acids');
    expect(textOf(alkali, 13)).toContain('Where its pH is 12.5 or more');
  });
});

test('ranges are explained where one is given', () => {
  expect(textOf(sectionsOf(alcohol), 3)).toContain('Ranges are given because batches vary');
  expect(textOf(sectionsOf(grease), 3)).not.toContain('batches');
});

test('demonstration data is named as such, real facts are not', () => {
  expect(textOf(sectionsOf(grease, { isDemonstration: true }), 16)).toContain('DEMONSTRATION DATA');
  expect(textOf(sectionsOf(grease), 16)).not.toContain('DEMONSTRATION');
});

test.each([
  [['H314', 'H319'], ['corrosion']],
  [['H301', 'H315'], ['skull']],
  [
    ['H318', 'H335'],
    ['corrosion', 'exclamation'],
  ],
  [
    ['H222', 'H229', 'H336'],
    ['flame', 'exclamation'],
  ],
  [['H412'], []],
  [['H301+H311', 'H315'], ['skull']],
  [['H241'], ['bomb', 'flame']],
  [
    ['H271', 'H314', 'H302'],
    ['flame-circle', 'corrosion', 'exclamation'],
  ],
  [
    ['H301', 'H420'],
    ['skull', 'exclamation'],
  ],
  [['H334', 'H317', 'H319'], ['health']],
  [
    ['H334', 'H317', 'H302'],
    ['health', 'exclamation'],
  ],
])('of %j the pictograms are %j', (codes, symbols) => {
  expect(symbolsOf(codes)).toEqual(symbols);
});

test.each([
  ['headings', headings, 4],
  ['sentences', sentences, 4],
  ['precautions that prevent', prevention, 4],
  ['precautions that help', response, 4],
  ['precautions of storage', storageAndDisposal, 4],
  ['hazards of what burns or reacts', physicalHazards, 8],
  ['hazards to health', healthHazards, 8],
  ['hazards to the environment', environmentHazards, 8],
  ['joined hazards', combinedHazards, 4],
])('the list of %s holds each entry once, whole', (_, list, cells) => {
  const rows = list
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
  for (const row of rows)
    expect([row[0], row.length, row.every((cell) => cell.trim() !== '')]).toEqual([row[0], cells, true]);
  expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
});
