import * as v from 'valibot';
import { budgetPeriods } from '@gantry/domain/budgets';
import { amountSchema, line, optionalDollars, uuidSchema } from './common.ts';

/** What may be ordered in a period without anybody's approval. */
export const budgetSchema = v.object({
  /** minor units, with shipping and tax */
  amount: amountSchema,
  period: v.picklist(budgetPeriods),
});
/** A budget as it is entered: dollars as typed, none where as much as wanted may be ordered. */
export const budgetEntrySchema = v.object({
  amount: optionalDollars,
  period: v.optional(v.picklist(budgetPeriods), 'month'),
});

/** A cost center as it is entered: by its code the accountants of a company know it. */
export const costCenterEntrySchema = v.object({
  code: line(20),
  name: line(80),
  ...budgetEntrySchema.entries,
});
/** Whether every order in the name of the company names one. */
export const costCenterRuleSchema = v.object({ isRequired: v.optional(v.boolean(), false) });
/** Which of them somebody orders for; none: any of the company. */
export const personCostCentersSchema = v.object({
  costCenterIds: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(100)), []),
});

/** What a company books its orders on. */
export const costCenterSchema = v.object({
  id: uuidSchema,
  code: v.string(),
  name: v.string(),
  /** of everybody together; told to admins, null to others and without one */
  budget: v.nullable(budgetSchema),
  /** nothing is ordered for one that is closed */
  isActive: v.boolean(),
});
export type CostCenter = v.InferOutput<typeof costCenterSchema>;

/** One that somebody may order for, as a form offers it. */
export const openCostCenterSchema = v.object({ id: uuidSchema, code: v.string(), name: v.string() });
export type OpenCostCenter = v.InferOutput<typeof openCostCenterSchema>;

/** What an offer may be booked on by whoever reads it. */
export const offerCostCenterSchema = v.object({
  ...openCostCenterSchema.entries,
  /** whether the whole offer goes beyond its budget, so that somebody else has to approve it */
  isOverBudget: v.boolean(),
});

/** The one an order is booked on, as chosen; empty or left out: none. */
export const chosenCostCenter = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.literal(''), uuidSchema]),
      v.transform((id) => id || null),
    ),
  ),
  null,
);
/** What an order is refused with at its field where its company wants one named, and where it may not be this one. */
export const costCenterNeeded = 'a cost center is needed';
export const costCenterUnknown = 'is no cost center you order for';

/** A budget of a person or a cost center, and what was ordered in its period of now. */
const budgetUseSchema = v.object({
  ...budgetSchema.entries,
  /** minor units, with shipping and tax, without what was canceled */
  spent: amountSchema,
});
export const companyBudgetsSchema = v.object({
  /** by code */
  costCenters: v.array(v.object({ ...openCostCenterSchema.entries, ...budgetUseSchema.entries })),
  /** by name */
  people: v.array(v.object({ name: v.string(), ...budgetUseSchema.entries })),
});
export type CompanyBudgets = v.InferOutput<typeof companyBudgetsSchema>;
