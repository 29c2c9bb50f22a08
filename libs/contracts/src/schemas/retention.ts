import { retentionRuleIds } from '@gantry/domain/retention';
import * as v from 'valibot';

/** The last time a service followed a rule of how long records are stored. */
const retentionRunSchema = v.object({
  service: v.string(),
  rule: v.picklist(retentionRuleIds),
  ranAt: v.string(),
  /** records that were deleted or masked then */
  removed: v.number(),
  /** when it last removed any, and how many; null: never */
  removedAt: v.nullable(v.string()),
  lastRemoved: v.nullable(v.number()),
});
export type RetentionRun = v.InferOutput<typeof retentionRunSchema>;

/** The rules themselves are in `@gantry/domain/retention`. */
export const retentionRunsSchema = v.object({ runs: v.array(retentionRunSchema) });
