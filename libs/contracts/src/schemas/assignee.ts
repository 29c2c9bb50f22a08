import * as v from 'valibot';

/** Somebody of the staff a quote or an order can be assigned to. */
export const assigneeSchema = v.object({
  accountId: v.string(),
  accountNumber: v.string(),
  name: v.string(),
});
export type Assignee = v.InferOutput<typeof assigneeSchema>;
