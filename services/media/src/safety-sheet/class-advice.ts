import { hazardParts } from '@gantry/domain/advised-hazards';

/** What a piece of advice is about. */
export type AdviceKind = 'contact' | 'fire' | 'handling' | 'storage';
const kinds: readonly AdviceKind[] = ['contact', 'fire', 'handling', 'storage'];

/**
 * The precautionary statements that annex 3 of the GHS gives to classes which explode, react or feed a fire: hazards |
 * contact | fire and release | handling | storage. How to put the fire out is said by the media of section 5.
 */
const rows = `
H200 H201 H202 H203 H205 | - | P370+P372+P380+P373 | P201 P210 P230 P234 P240 P250 P280 | P401
H204 | - | P370+P372+P380+P373 | P210 P234 P240 P250 P280 | P401
H206 H207 | - | P370+P380+P375 | P210 P212 P230 P233 P280 | P401
H208 | - | P371+P380+P375 | P210 P212 P230 P233 P280 | P401
H230 H231 | - | P377 P381 | P202 | P403
H232 | - | P377 P381 | P222 P280 | P403
H240 | - | P370+P372+P380+P373 | P210 P234 P235 P240 P280 | P403 P411 P420
H241 | - | P370+P380+P375 | P210 P234 P235 P240 P280 | P403 P411 P420
H242 | - | P371+P380+P375 | P210 P234 P235 P240 P280 | P403 P411 P420
H250 | P302+P335+P334 | - | P210 P222 P231+P232 P233 P280 | P402+P404
H251 H252 | - | - | P235 P280 | P407 P413 P420
H260 H261 | P302+P335+P334 | - | P223 P231+P232 P280 | P402+P404
H270 | - | P370+P376 | P220 P244 | P403
H271 | P306+P360 | P371+P380+P375 | P210 P220 P280 P283 | P420
H272 | - | - | P210 P220 P280 | P420
H281 | P336 P315 | - | P282 | P403
H282 H283 | - | P370+P376 P381 | P210 P211 | P410+P403
H284 | - | P370+P376 | P210 | P410+P403
`;

const advice = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [hazards = '', ...cells] = row.split(' | ');
      const codes = cells.map((cell) => (cell === '-' ? [] : cell.split(' ')));
      return hazards.split(' ').map((hazard) => [hazard, codes] as const);
    }),
);

/** Codes of the precautionary statements for hazards that explode, react or feed a fire, each once. */
export function classAdvice(hazards: readonly string[], kind: AdviceKind): string[] {
  const codes = hazards.flatMap(hazardParts).flatMap((part) => advice.get(part)?.[kinds.indexOf(kind)] ?? []);
  return [...new Set(codes)];
}

/** Of these hazards those whose danger is that they explode, react or feed a fire. */
export const reactiveHazards = (hazards: readonly string[]): string[] =>
  hazards.filter((code) => hazardParts(code).some((part) => advice.has(part)));
