import * as v from 'valibot';
import { amountSchema, recordNumberSchema } from './common.ts';

/** What an account is waited for with. */
export const taskKinds = ['offer', 'invoice', 'payment', 'delay', 'return'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Something that waits for the customer, or that they should know of before anything else. */
const taskSchema = v.object({
  kind: v.picklist(taskKinds),
  /** of the record: a quote, an invoice, an order, a return */
  number: recordNumberSchema,
  /** the day, ISO, on which it ends or is due; of late goods, when they come now; null where there is none */
  day: v.nullable(v.string()),
  isOverdue: v.boolean(),
  /** what it is about, minor units; null where no money is */
  amount: v.nullable(amountSchema),
});
export type MyTask = v.InferOutput<typeof taskSchema>;

/** What is due first comes first, so many at most, and how many there are. */
export const myTasksSchema = v.object({ items: v.array(taskSchema), total: v.number() });
