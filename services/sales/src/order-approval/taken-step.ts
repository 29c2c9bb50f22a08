import type { ApprovalStep, Deciding } from '@gantry/domain/approval-steps';
import type { Colleague, NamedStep } from '../shared/company-rule.ts';

/** One of the approvals that an order takes. */
export interface TakenStep extends NamedStep {
  /** who has given it, and when; null while it is open */
  readonly by: Pick<Colleague, 'accountId' | 'name'> | null;
  readonly at: string | null;
}

/** The approval it waits for; anyone's where nothing is said. */
export const openStepOf = (steps: readonly TakenStep[]): NamedStep =>
  steps.find(({ by }) => by === null) ?? { approvers: [] };

/** Who has approved it so far. */
export const approvedByOf = (steps: readonly TakenStep[]): readonly string[] =>
  steps.flatMap(({ by }) => by?.accountId ?? []);

/** The approval that an order waits for, and who could give it: what the rules about steps are asked. */
export function decidingOf(
  { accountId, steps }: { readonly accountId: string; readonly steps: readonly TakenStep[] },
  people: readonly Colleague[],
): { readonly step: Pick<ApprovalStep, 'approvers'>; readonly deciding: Deciding } {
  return {
    step: { approvers: openStepOf(steps).approvers.map((one) => one.accountId) },
    deciding: { people, askedBy: accountId, decidedBy: approvedByOf(steps) },
  };
}
