import type { SafetyInput } from '@gantry/contracts/schemas/safety';

type Text = SafetyInput['use'];
type Component = SafetyInput['components'][number];

/** A text in the three languages of the demo catalogue. */
export const inThree = (english: string, spanish: string, french: string): Text => ({
  'en-US': english,
  'es-US': spanish,
  'fr-CA': french,
});

/** A part of a mixture: its share is between two percentages; the limit is OSHA's, in ppm. */
export const part = (
  name: Text,
  cas: string | null,
  [from, to]: readonly [number, number],
  limit?: number,
): Component => ({ name, cas, from, to, ...(limit === undefined ? {} : { pel_ppm: limit }) });

export const colorless = inThree('Colorless', 'Incoloro', 'Incolore');
export const revised = '2026-03-02';

/** What is asked for of anybody who handles something that irritates skin and eyes. */
export const irritantAdvice = ['P261', 'P264', 'P280', 'P302+P352', 'P305+P351+P338', 'P337+P313', 'P501'];
/** What keeps a flammable liquid from burning. */
export const flammableAdvice = ['P210', 'P233', 'P240', 'P280', 'P303+P361+P353', 'P370+P378', 'P403+P235'];
/** For what must not get into the lungs. */
export const aspirationAdvice = ['P301+P310', 'P331', 'P405'];
