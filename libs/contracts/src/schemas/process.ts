import * as v from 'valibot';
import { callers } from '../callers.ts';

/** How often a process of the store says how it is, and how long its word holds, both in milliseconds. */
export const processReportEveryMs = 10_000;
export const processSilentAfterMs = 35_000;

const share = v.pipe(v.number(), v.minValue(0));

/** How a process of the store is: what runs in it, whether it can serve, and what it takes of its machine. */
export const processReportSchema = v.object({
  /** made anew at each start */
  id: v.pipe(v.string(), v.uuid()),
  host: v.pipe(v.string(), v.maxLength(255)),
  pid: v.pipe(v.number(), v.integer()),
  services: v.array(v.picklist(callers)),
  startedAt: v.string(),
  isReady: v.boolean(),
  /** parts that do not work, needed or not; empty: all do */
  failing: v.array(v.pipe(v.string(), v.maxLength(120))),
  /** bytes it holds */
  memory: share,
  /** of one core since its last word: 1 is all of it */
  cpu: share,
  /** milliseconds that the slowest hundredth of its turns waited since its last word */
  delay: share,
});
export type ProcessReport = v.InferOutput<typeof processReportSchema>;

/** How a process is by now: `silent` when it has not said anything for too long. */
const processStates = ['ready', 'unready', 'silent'] as const;
export const processesSchema = v.array(
  v.object({
    ...v.omit(processReportSchema, ['isReady']).entries,
    state: v.picklist(processStates),
    seenAt: v.string(),
  }),
);
export type Processes = v.InferOutput<typeof processesSchema>;
