import * as v from 'valibot';
import { maxApprovalSteps } from '@gantry/domain/approval-steps';
import { amountSchema, dayFromToday, optionalDollars, recordNumberSchema } from './common.ts';

const maxApprovers = 50;
const maxDepartments = 50;
/** A department by its address: letters and digits of any script, with dashes between. */
const departmentPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u));

/** What a second or third approval without its total is refused with, at its field. */
const stepAmountNeeded = 'an amount is needed for its approvers';
/** What one is refused with that begins no higher than the one before. */
const stepTooLow = 'is no more than the approval before';

/** One of the approvals as typed: above a total in dollars, empty in the first, and by whom; nobody named: by anyone who approves. */
const typedStepSchema = v.object({
  above: optionalDollars,
  approvers: v.optional(v.pipe(v.array(recordNumberSchema), v.maxLength(maxApprovers)), []),
});
type Step = v.InferOutput<typeof typedStepSchema>;

/** The first approval is of every order that has to be approved; those after it begin at higher and higher totals. */
function amountProblem(steps: readonly Step[], at: number): string | null {
  const step = steps[at];
  if (!step || at === 0) return null;
  if (step.above === null) return step.approvers.length > 0 ? stepAmountNeeded : null;
  const before = steps.slice(0, at).flatMap(({ above }) => above ?? []);
  return before.some((above) => above >= (step.above ?? 0)) ? stepTooLow : null;
}

/** Without those that are empty; none where nobody is named for the only one. */
function filledSteps(steps: readonly Step[]): Step[] {
  const filled = steps.flatMap((step, at) =>
    at === 0 ? [{ ...step, above: null }] : step.above === null ? [] : [step],
  );
  return filled.length === 1 && filled[0]?.approvers.length === 0 ? [] : filled;
}

const stepsSchema = v.optional(
  v.pipe(
    v.array(typedStepSchema),
    v.maxLength(maxApprovalSteps),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const steps = dataset.value;
      for (const [at, step] of steps.entries()) {
        const message = amountProblem(steps, at);
        const place = {
          type: 'object',
          origin: 'value',
          input: { ...step },
          key: 'above',
          value: step.above,
        } as const;
        const row = { type: 'array', origin: 'value', input: steps, key: at, value: step } as const;
        if (message) addIssue({ message, path: [row, place] });
      }
    }),
    v.transform((steps) => filledSteps(steps)),
  ),
  [],
);

/** Which orders of buyers are approved first, and by whom: above a total in dollars as typed, empty for no such rule, and others. */
export const approvalRulesSchema = v.object({
  approvalLimit: optionalDollars,
  /** to ZIP codes to which nobody of the company has had anything shipped */
  newPlace: v.optional(v.boolean(), false),
  /** the first that somebody places in its name */
  firstOrder: v.optional(v.boolean(), false),
  /** with anything of these departments of the catalog, by path */
  departments: v.optional(v.pipe(v.array(departmentPath), v.maxLength(maxDepartments)), []),
  /** one after the other; none: one approval by anyone who approves */
  steps: stepsSchema,
});

/** The steps as they are said to the people of the company; minor units. */
const stepSchema = v.object({
  above: v.nullable(amountSchema),
  /** account numbers */
  approvers: v.array(recordNumberSchema),
});

/** The rules of a company as its people see them. */
export const companyRules = {
  /** above this total orders of buyers are approved first, minor units; null or left out: there is no such rule */
  approvalLimit: v.optional(v.nullable(amountSchema), null),
  /** whether orders of buyers to new ZIP codes, and their first ones, are approved first */
  newPlace: v.optional(v.boolean(), false),
  firstOrder: v.optional(v.boolean(), false),
  departments: v.optional(v.array(v.string()), []),
  steps: v.optional(v.array(stepSchema), []),
};

/** Who approves in somebody's place, on which days, both included. */
export const substituteSchema = v.pipe(
  v.object({ substitute: recordNumberSchema, from: dayFromToday, until: dayFromToday }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => until >= from, 'is before the first day'),
    ['until'],
  ),
);
/** The same as it is told. */
export const absenceSchema = v.object({
  name: v.string(),
  number: recordNumberSchema,
  from: v.string(),
  until: v.string(),
});
