import * as v from 'valibot';
import { offerApprovalRoles } from '@gantry/domain/roles';
import { amountSchema, line, optionalLine, recordNumberSchema, uuidSchema } from './common.ts';

/**
 * What a rule looks at. `discount-above`: how far the goods are below their list prices, lines without one left out;
 * `margin-below`: what is left of the goods after their cost, unknown while any line has no cost, and then asked about;
 * `total-above`: what the customer pays in all.
 */
export const approvalMeasures = ['discount-above', 'margin-below', 'total-above'] as const;
export type ApprovalMeasure = (typeof approvalMeasures)[number];
const measureSchema = v.picklist(approvalMeasures);
const approverSchema = v.picklist(offerApprovalRoles);
const maxBasisPoints = 10_000;

/** When an offer must be approved before it is sent, and by whom. */
export const approvalRuleFormSchema = v.pipe(
  v.object({
    name: line(120),
    measure: measureSchema,
    /** basis points for discount and margin (2500 is 25 %), minor units for a total */
    threshold: v.pipe(amountSchema, v.minValue(0)),
    approver: approverSchema,
    isActive: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['measure'], ['threshold']],
      ({ measure, threshold }) => measure === 'total-above' || threshold <= maxBasisPoints,
      'is not a percentage',
    ),
    ['threshold'],
  ),
);
export type ApprovalRuleForm = v.InferOutput<typeof approvalRuleFormSchema>;

export const approvalRuleSchema = v.object({
  id: uuidSchema,
  version: v.number(),
  name: v.string(),
  measure: measureSchema,
  threshold: amountSchema,
  approver: approverSchema,
  isActive: v.boolean(),
  changedAt: v.string(),
  changedBy: v.nullable(v.string()),
});
export type ApprovalRule = v.InferOutput<typeof approvalRuleSchema>;

/** A rule that asks for an approval, with what it measured; null: a line has no cost. */
export const ruleHitSchema = v.object({
  name: v.string(),
  measure: measureSchema,
  threshold: amountSchema,
  approver: approverSchema,
  value: v.nullable(v.number()),
});
export type RuleHit = v.InferOutput<typeof ruleHitSchema>;

/** What a rule would have asked about, of the offers sent in the last 90 days. */
export const ruleSimulationSchema = v.object({
  since: v.string(),
  offers: v.number(),
  hits: v.number(),
  /** of the hits, those only because a line has no cost */
  unknown: v.number(),
  /** the newest of the hits */
  examples: v.array(
    v.object({
      number: recordNumberSchema,
      revision: v.number(),
      sentAt: v.string(),
      total: amountSchema,
      value: v.nullable(v.number()),
    }),
  ),
});
export type RuleSimulation = v.InferOutput<typeof ruleSimulationSchema>;

/** Saves a rule whose simulation is on screen; version 0 is a new one. */
export const saveApprovalRuleSchema = v.object({
  version: v.number(),
  form: approvalRuleFormSchema,
  simulated: v.object({ offers: v.number(), hits: v.number() }),
});

const approvalStates = ['pending', 'approved', 'refused'] as const;
/** An offer that waits for somebody else's word, or what that word was. */
export const offerApprovalSchema = v.object({
  id: uuidSchema,
  state: v.picklist(approvalStates),
  total: amountSchema,
  hits: v.array(ruleHitSchema),
  requestedAt: v.string(),
  requestedBy: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** whether whoever asks may decide: never about their own */
  mayDecide: v.boolean(),
});
export type OfferApproval = v.InferOutput<typeof offerApprovalSchema>;

/** Decides about the request that is on screen; a refusal says why. */
export const decideOfferSchema = v.pipe(
  v.object({
    id: uuidSchema,
    version: v.number(),
    decision: v.picklist(['approve', 'refuse']),
    reason: optionalLine(500),
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['reason']],
      ({ decision, reason }) => decision === 'approve' || reason !== null,
      'is needed for this transition',
    ),
    ['reason'],
  ),
);
