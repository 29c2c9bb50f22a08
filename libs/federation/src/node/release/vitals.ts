/** The web vitals that pages tell of: how soon the largest part is painted, how soon presses are answered, how much moves. */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** How many measurements fell into which step of the scale; each step is a tenth wider than the one before. */
export type VitalCounts = Readonly<Record<string, number>>;

/** The measurements of one release. */
export type ReleaseVitals = Readonly<Partial<Record<VitalName, VitalCounts>>>;

/** The least that is told apart: milliseconds, for `cls` its own measure. */
const least: Readonly<Record<VitalName, number>> = { lcp: 10, inp: 4, cls: 0.001 };
const growth = 1.1;
const maxStep = 120;

/** The step of a measurement. */
export function stepOf(name: VitalName, value: number): number {
  const step = Math.ceil(Math.log(Math.max(value, least[name]) / least[name]) / Math.log(growth));
  return Math.min(maxStep, Math.max(0, step));
}

/** Adds up measurements of several processes or hours. */
export function sumVitals(all: readonly ReleaseVitals[]): ReleaseVitals {
  const sum: Partial<Record<VitalName, Record<string, number>>> = {};
  for (const one of all)
    for (const name of vitalNames)
      for (const [step, count] of Object.entries(one[name] ?? {})) {
        const counts = (sum[name] ??= {});
        counts[step] = (counts[step] ?? 0) + count;
      }
  return sum;
}

/**
 * What three of four visitors had or better, to a tenth; null without measurements. Below the least that is told apart
 * it is 0.
 */
export function upperQuartile(name: VitalName, counts: VitalCounts | undefined): number | null {
  const steps = Object.entries(counts ?? {}).map(([step, count]) => [Number(step), count] as const);
  const all = steps.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return null;
  let seen = 0;
  for (const [step, count] of steps.toSorted(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= all * 0.75) return step === 0 ? 0 : least[name] * growth ** step;
  }
  return null;
}
