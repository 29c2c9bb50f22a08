import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';
import { amountSchema } from './schemas/common.ts';

const mail = { email: v.string(), name: v.string(), locale: v.string(), number: v.string() };

/** What the people of a company are told about orders that one of them has to approve. */
export const approvalEvents = {
  /** an approver is told that somebody asks, and once more before it ends; an event for each */
  'approval.asked': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      ...mail,
      /** who asks */
      askedBy: v.string(),
      /** minor units */
      grandTotal: amountSchema,
      /** what they wrote */
      question: v.nullable(v.string()),
      /** until when it may be approved */
      expiresAt: v.string(),
      /** they were asked already, and it ends soon */
      isReminder: v.optional(v.boolean(), false),
    }),
  }),
  /** whoever asked is told how it ended */
  'approval.ended': event({
    publisher: 'sales',
    subscribers: ['notifications'],
    payload: v.object({
      ...mail,
      how: v.picklist(['approved', 'rejected', 'expired']),
      /** who decided; null where time did */
      decidedBy: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      /** the order it became */
      orderNumber: v.nullable(v.string()),
      /** less was ordered than they asked for */
      isLess: v.optional(v.boolean(), false),
      /** the request under which the rest waits on */
      restNumber: v.optional(v.nullable(v.string()), null),
    }),
  }),
};
