import * as v from 'valibot';
import { sumVitals, vitalNames, type ReleaseVitals } from './vitals.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What was seen of a release lately: pages that were sent with it, and visitors to whom it failed on one of them. */
const tallySchema = v.object({ pages: count, faults: count });
export type ReleaseTally = Readonly<v.InferOutput<typeof tallySchema>>;

/** What one process of the shell has seen: tallies by `talliedName`, and how pages felt, over a day. */
const processTalliesSchema = v.object({
  at: v.string(),
  releases: v.record(v.string(), tallySchema),
  vitals: v.optional(v.record(v.string(), v.record(v.picklist(vitalNames), v.record(v.string(), count)))),
});
export type ProcessTallies = Readonly<v.InferOutput<typeof processTalliesSchema>>;

/** The tallies of all processes of a shell, by process. */
export const talliesSchema = v.record(v.string(), processTalliesSchema);
export type Tallies = Readonly<v.InferOutput<typeof talliesSchema>>;

/** The file of the tallies, in the folder of what outlives a restart of the shell. */
export const talliesFile = 'releases-tallies.json';

/** Over how many minutes pages and faults are counted. */
export const tallyMinutes = 15;

/** How long the tallies of a process count that has said nothing since, in milliseconds. */
export const tallyLife = 60_000;

/** Under which name a release is counted. */
export const talliedName = (remote: string, version: string): string => `${remote}@${version}`;

/** @param now milliseconds since 1970 */
export const isFresh = ({ at }: ProcessTallies, now: number): boolean => now - Date.parse(at) < tallyLife;

/** What all processes have seen of a release; null where none has sent a page with it lately. */
export function tallyOf(tallies: Tallies, name: string, now: number): ReleaseTally | null {
  const found = freshOf(tallies, now).flatMap(({ releases }) => releases[name] ?? []);
  if (found.length === 0) return null;
  const sum = (key: keyof ReleaseTally) => found.reduce((total, one) => total + one[key], 0);
  return { pages: sum('pages'), faults: sum('faults') };
}

/** How the pages of a release felt to the visitors of all processes. */
export const vitalsOf = (tallies: Tallies, name: string, now: number): ReleaseVitals =>
  sumVitals(freshOf(tallies, now).flatMap(({ vitals }) => vitals?.[name] ?? []));

const freshOf = (tallies: Tallies, now: number): ProcessTallies[] =>
  Object.values(tallies).filter((one) => isFresh(one, now));
