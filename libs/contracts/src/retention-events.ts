import { retentionRuleIds } from '@gantry/domain/retention';
import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';

/** Events of how long records are stored. */
export const retentionEvents = {
  /** a service has removed what was older than a rule wants; the trail says how much */
  'retention.applied': event({
    publisher: ['identity', 'sales', 'payments', 'catalog', 'taxation', 'shipping', 'notifications'],
    subscribers: ['identity'],
    payload: v.object({
      service: v.string(),
      rule: v.picklist(retentionRuleIds),
      /** when it was done */
      at: v.string(),
      /** records that were deleted or masked */
      removed: v.number(),
    }),
  }),
} as const;
