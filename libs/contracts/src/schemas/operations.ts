import * as v from 'valibot';
import { workQueueNames } from '../work-queues.ts';
import { amountSchema, line, longPageOf, pageOf, pageQuery, skuSchema, uuidSchema } from './common.ts';
import { lineStatusSchema } from './order.ts';

/** Periods the overview of the back office offers, in days. */
export const overviewPeriods = ['30', '90', '120', '365'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const overviewQuerySchema = v.object({
  days: v.optional(v.fallback(v.picklist(overviewPeriods), '30'), '30'),
});

/** How much waits in queues of a service, each a list of the back office. */
export const waitingSchema = v.object({
  queues: v.array(
    v.object({
      key: v.picklist(workQueueNames),
      count: v.number(),
      /** since when the first of them has waited, or by when it was due; null where that is not known */
      since: v.nullable(v.string()),
    }),
  ),
});
export type WaitingQueues = v.InferOutput<typeof waitingSchema>['queues'];

const day = v.string();
const count = v.number();

/** Sums of a period; minor units, `null` for roles that are told counts alone. */
const periodSchema = v.object({ orders: count, revenue: v.nullable(amountSchema) });

export const overviewSchema = v.object({
  /** days of UTC, both included, as the filters of tables take them */
  from: day,
  until: day,
  now: periodSchema,
  /** the period of the same length before */
  before: periodSchema,
  /** orders by the day, week or month they were placed in, oldest first, without gaps */
  buckets: v.array(v.object({ from: day, ...periodSchema.entries })),
  grain: v.picklist(['day', 'week', 'month']),
  quotes: v.object({
    received: count,
    offered: count,
    won: count,
    lost: count,
    /** median hours from the request to the first offer; null where none was sent */
    hoursToOffer: v.nullable(v.number()),
    /** of accepted offers whose cost is known: what they bring above it; null for roles that do not see costs */
    margin: v.nullable(v.object({ goods: amountSchema, cost: amountSchema })),
  }),
  /** lines that left in the period, by whether they did on the days promised first; and those that are late now */
  promises: v.object({ kept: count, broken: count, late: count }),
  /** lines that are late now, those promised first first; at most 10 */
  lateLines: v.array(
    v.object({
      number: v.string(),
      sku: skuSchema,
      name: v.string(),
      status: lineStatusSchema,
      units: count,
      promised: day,
    }),
  ),
  /** returns asked for in the period, by their reason */
  returns: v.array(v.object({ subject: v.string(), requests: count, units: count })),
  /** products that orders wait for, those with most units first; at most 10 */
  shortages: v.array(v.object({ sku: skuSchema, name: v.string(), units: count, orders: count })),
});
export type Overview = v.InferOutput<typeof overviewSchema>;

export const mailsQuerySchema = v.object({
  ...pageQuery,
  /** part of an address or of a subject */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
});
export const sentMailSchema = v.object({
  id: uuidSchema,
  /** the event it tells of, such as `order.placed` */
  kind: v.string(),
  recipient: v.string(),
  locale: v.string(),
  subject: v.string(),
  sentAt: v.string(),
  /** how often it went out again */
  resent: v.number(),
  resentAt: v.nullable(v.string()),
  /** never sent: its account has switched off mails of its kind */
  isSwitchedOff: v.boolean(),
  /** mails with codes are never kept, nor are those of long ago */
  canResend: v.boolean(),
});
export type SentMail = v.InferOutput<typeof sentMailSchema>;
export const sentMailsSchema = longPageOf(sentMailSchema);

/** What a job is doing: it has used up its attempts, waits for the next one, waits for its first, or runs. */
export const jobStates = ['failed', 'retrying', 'waiting', 'running'] as const;
export type JobState = (typeof jobStates)[number];

export const jobsQuerySchema = v.object({
  ...pageQuery,
  state: v.optional(v.fallback(v.picklist(jobStates), 'failed'), 'failed'),
});
export const jobSchema = v.object({
  id: v.string(),
  /** service and event or timer, such as `notifications:order.placed` */
  task: v.string(),
  /** the record its event is about, such as `order:2044` */
  about: v.nullable(v.string()),
  state: v.picklist(jobStates),
  attempts: v.number(),
  maxAttempts: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.string(),
  runAt: v.string(),
});
export type Job = v.InferOutput<typeof jobSchema>;
export const jobsSchema = v.object({
  ...pageOf(jobSchema).entries,
  counts: v.object({ failed: v.number(), retrying: v.number(), waiting: v.number(), running: v.number() }),
  /** since when the first of the waiting jobs is due */
  dueSince: v.nullable(v.string()),
});
export type Jobs = v.InferOutput<typeof jobsSchema>;

export const discardJobSchema = v.object({ reason: line(500) });
