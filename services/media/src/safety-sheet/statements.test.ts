import { describe, expect, test } from '@jest/globals';
import { advisedHazards, canAdvise } from '@gantry/domain/advised-hazards';
import { locales } from '@gantry/contracts/locales';
import { safetySchema, type SafetyFacts } from '@gantry/contracts/schemas/safety';
import * as v from 'valibot';
import { grease } from '../../test/support/safety.ts';
import { classAdvice } from './class-advice.ts';
import { classesOf, hazardWords, precautionWords, symbolsOf } from './hazards.ts';
import { safetySections } from './safety-sections.ts';

// The codes of annex 3 of the GHS, written down here once more: the lists of words must hold each of them.
const hazards = [
  'H200 H201 H202 H203 H204 H205 H206 H207 H208 H220 H221 H222 H223 H224 H225 H226 H227 H228 H229',
  'H230 H231 H232 H240 H241 H242 H250 H251 H252 H260 H261 H270 H271 H272 H280 H281 H282 H283 H284 H290',
  'H300 H301 H302 H303 H304 H305 H310 H311 H312 H313 H314 H315 H316 H317 H318 H319 H320 H330 H331',
  'H332 H333 H334 H335 H336 H340 H341 H350 H351 H360 H361 H362 H370 H371 H372 H373',
  'H400 H401 H402 H410 H411 H412 H413 H420',
].flatMap((codes) => codes.split(' '));
const narrowed = 'H350i H360F H360D H360FD H360Fd H360Df H361f H361d H361fd'.split(' ');
const joined = [
  'H300+H310 H300+H330 H310+H330 H300+H310+H330 H301+H311 H301+H331 H311+H331 H301+H311+H331 H302+H312',
  'H302+H332 H312+H332 H302+H312+H332 H303+H313 H303+H333 H313+H333 H303+H313+H333 H315+H320',
].flatMap((codes) => codes.split(' '));
const precautions = [
  'P101 P102 P103 P201 P202 P203 P210 P211 P212 P220 P221 P222 P223 P230 P231 P232 P233 P234 P235 P240 P241',
  'P242 P243 P244 P250 P251 P260 P261 P262 P263 P264 P270 P271 P272 P273 P280 P281 P282 P283 P284 P285',
  'P231+P232 P235+P410 P301+P310 P301+P312 P301+P330+P331 P302+P334 P302+P335+P334 P302+P350 P302+P352',
  'P303+P361+P353 P304+P312 P304+P340 P304+P341 P305+P351+P338 P306+P360 P307+P311 P308+P311 P308+P313',
  'P309+P311 P310 P311 P312 P313 P314 P315 P316 P317 P318 P319 P320 P321 P322 P330 P331 P332+P313 P333+P313',
  'P334 P335 P336 P336+P315 P337+P313 P338 P340 P341 P342+P311 P350 P351 P352 P353 P360 P361 P361+P364 P362',
  'P362+P364 P363 P370+P372+P380+P373 P370+P376 P370+P378 P370+P380 P370+P380+P375 P370+P380+P375+P378',
  'P371+P380+P375 P372 P373 P374 P375 P376 P377 P378 P380 P381 P390 P391 P401 P402 P402+P404 P403 P403+P233',
  'P403+P235 P404 P405 P406 P407 P410 P410+P403 P410+P412 P411 P411+P235 P412 P413 P420 P422 P501 P502 P503',
].flatMap((codes) => codes.split(' '));

const placeholder = /…|\.\.\.|[<>[\]{}_]|\bundefined\b/;
/** It begins with a letter and ends with a full stop: no head that waits for what follows. */
const whole = /^\p{L}.*\.$/u;
const languages = locales.map(({ code }) => code);

describe.each(languages)('in %s', (locale) => {
  test.each([...hazards, ...narrowed, ...joined])('the hazard %s has words and a class', (code) => {
    const words = hazardWords(code, locale);
    expect(words).toMatch(whole);
    expect(words).not.toMatch(placeholder);
    expect(words).not.toContain(code);
    expect(classesOf(code, locale)).toHaveLength(code.split('+').length);
  });

  test.each(precautions)('the precaution %s has words', (code) => {
    const words = precautionWords(code, locale);
    expect(words).toMatch(whole);
    expect(words).not.toMatch(placeholder);
    expect(words).not.toMatch(/P\d\d\d/);
  });

  test.each(advisedHazards)('a sheet about %s says what it is, and advises in words', (code) => {
    const sections = safetySections({ ...about([code]), locale });
    for (const { lines } of sections)
      for (const { text } of lines) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\bundefined\b|^P\d{3}|^H\d{3}$/);
      }
  });
});

const about = (codes: string[], more: Partial<SafetyFacts> = {}) => ({
  locale: 'en-US' as const,
  name: 'Product',
  partNumber: 'P-1',
  brand: null,
  isDemonstration: false,
  address: '',
  store: { title: 'Gantry', phone: '', email: '', address: '' },
  safety: { ...grease, hazards: codes, ...more },
});
const textOf = (codes: string[], number: number, more?: Partial<SafetyFacts>) =>
  safetySections(about(codes, more))
    [number - 1]!.lines.map(({ name, text }) => `${name}: ${text}`)
    .join('\n');

test('the codes a sheet may be made of are those of the GHS', () => {
  expect(new Set(advisedHazards)).toEqual(new Set(hazards));
  expect(canAdvise(['H302+H312', 'H361fd', 'H260'])).toBe(true);
  for (const unknown of ['H299', 'H302+H399', 'H421']) expect(canAdvise([unknown])).toBe(false);
});

test('a feed may join codes as labels do', () => {
  const facts = { ...grease, hazards: ['H302+H312+H332', 'H315+H320'] };
  expect(v.parse(safetySchema, facts).hazards).toEqual(facts.hazards);
  expect(v.safeParse(safetySchema, { ...facts, hazards: ['H302+'] }).success).toBe(false);
});

test('joined codes are one statement, each with its class, and do what each of them does', () => {
  const section = textOf(['H300+H310'], 2, { signal: 'danger' });
  expect(section).toContain('H300+H310: Fatal if swallowed or in contact with skin.');
  expect(section).toContain('Acute toxicity, dermal, category 1 or 2');
  expect(textOf(['H300+H310'], 4)).toMatch(/On skin: Take off contaminated clothing immediately/);
  expect(symbolsOf(['H302+H312', 'H300'])).toEqual(['skull']);
  // joined by somebody else than the GHS
  expect(textOf(['H317+H412'], 2)).toContain(
    'H317+H412: May cause an allergic skin reaction. Harmful to aquatic life with long lasting effects.',
  );
});

test('a code that says more than its class is worded so', () => {
  expect(textOf(['H360D'], 2)).toContain('H360D: May damage the unborn child.');
});

describe('what explodes, reacts or feeds a fire is advised on by its class', () => {
  test('water is kept away from what it sets on fire', () => {
    expect(textOf(['H260'], 5)).toContain('Do NOT use water, foam or carbon dioxide');
    expect(textOf(['H260'], 5)).not.toMatch(/water spray|Burns only/i);
    expect(textOf(['H260'], 4)).toMatch(/On skin: IF ON SKIN: Brush off loose particles/);
    expect(textOf(['H260'], 4)).not.toMatch(/On skin: Wash/);
    expect(textOf(['H260'], 6)).toContain('Keep water away');
    expect(textOf(['H260'], 7)).toContain('Do not allow contact with water.');
    expect(textOf(['H260'], 10)).toContain('In contact with water releases flammable gases');
    expect(textOf(['H260'], 13)).toContain('D003');
  });

  test('an oxidizer is not smothered, nor swept up with sawdust', () => {
    expect(textOf(['H272'], 5)).toContain('Plenty of water spray');
    expect(textOf(['H272'], 5)).toContain('May intensify fire; oxidizer.');
    expect(textOf(['H272'], 6)).toContain('never with sawdust');
    expect(textOf(['H272'], 10)).toContain('Combustible materials, oil and grease');
    expect(textOf(['H270'], 7)).toContain('Keep valves and fittings free from oil and grease.');
  });

  test('nobody fights the fire of explosives, or touches what is spilled', () => {
    expect(textOf(['H201'], 5)).toContain('DO NOT fight fire when fire reaches explosives.');
    expect(textOf(['H201'], 6)).toContain('Do not touch, move or sweep up');
    expect(textOf(['H201'], 10)).not.toContain('Stable in its closed container');
  });

  test('what breaks down by heat is kept cool and apart', () => {
    expect(textOf(['H242'], 7)).toContain('Keep cool.');
    expect(textOf(['H242'], 7)).toContain('Store separately.');
    expect(textOf(['H242'], 10)).toContain('May decompose violently');
  });

  test('without a number of dangerous goods it is not called free', () => {
    expect(textOf(['H272'], 14)).not.toContain('Not regulated');
    expect(textOf(['H302'], 14)).toContain('Not regulated');
  });

  test('all others have the advice they had', () => {
    for (const code of advisedHazards.filter((one) => !/^H2(0|3|4|5|6|7|8[1-4])/.test(one)))
      for (const kind of ['contact', 'fire', 'handling', 'storage'] as const)
        expect(classAdvice([code], kind)).toEqual([]);
  });
});
