import { line, optionalDollars } from '@gantry/contracts/schemas/common';
import {
  approvalMeasures,
  approvalRuleFormSchema,
  type ApprovalRule,
  type ApprovalRuleForm,
} from '@gantry/contracts/schemas/offer-approval';
import { offerApprovalRoles } from '@gantry/domain/roles';
import * as v from 'valibot';

/** A rule as it is typed: its limit in percent or dollars, both with up to two decimals. */
export const ruleValuesSchema = v.object({
  name: line(120),
  measure: v.picklist(approvalMeasures),
  threshold: v.pipe(optionalDollars, v.number()),
  approver: v.picklist(offerApprovalRoles),
  isActive: v.optional(v.boolean(), false),
  intent: v.optional(v.picklist(['simulate', 'save']), 'simulate'),
});
export type RuleValues = v.InferInput<typeof ruleValuesSchema>;

/** What stands in the form when it opens. */
export function valuesOf(rule: ApprovalRule | undefined): RuleValues {
  if (!rule)
    return { name: '', measure: 'discount-above', threshold: '', approver: 'finance', isActive: true };
  const { name, measure, threshold, approver, isActive } = rule;
  return { name, measure, threshold: (threshold / 100).toFixed(2), approver, isActive };
}

/** What is typed, as the call takes it; undefined while it does not pass. */
export function formOf(values: RuleValues): ApprovalRuleForm | undefined {
  const typed = v.safeParse(ruleValuesSchema, values);
  if (!typed.success) return undefined;
  const { intent: _, ...form } = typed.output;
  const result = v.safeParse(approvalRuleFormSchema, form);
  return result.success ? result.output : undefined;
}
