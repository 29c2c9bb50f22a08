import { mayActInCompany, type CompanyRole } from './company-roles.ts';

/** How many people may have to approve one order. */
export const maxApprovalSteps = 3;

/** One of the approvals that an order needs, one after the other, each by somebody else. */
export interface ApprovalStep {
  /** for orders above this total, minor units; null: for every order that has to be approved */
  readonly above: number | null;
  /** the accounts that are asked; none: everybody who approves */
  readonly approvers: readonly string[];
}

/** The approval an order needs where its company says nothing about steps. */
const anyone: ApprovalStep = { above: null, approvers: [] };

/** The steps that an order of a total, minor units, takes; at least one. */
export function stepsFor(steps: readonly ApprovalStep[], total: number): readonly ApprovalStep[] {
  const needed = steps.filter(({ above }) => above === null || total > above);
  return needed.length > 0 ? needed : [anyone];
}

/** One of the people of a company, as far as deciding asks. */
export interface PersonDeciding {
  readonly accountId: string;
  readonly role: CompanyRole;
  /** who decides in their place today; null while they are there themselves */
  readonly substituteId: string | null;
}

/** Who is there, and who is out of the question: whoever asked, and whoever has decided a step before. */
export interface Deciding {
  readonly people: readonly PersonDeciding[];
  readonly askedBy: string;
  readonly decidedBy: readonly string[];
}

/**
 * Who is asked to decide a step: those it names, and in place of whoever is away their substitute; the admins where nobody
 * of them is left. Empty where nobody else in the company can.
 */
export function askedFor(step: Pick<ApprovalStep, 'approvers'>, deciding: Deciding): readonly string[] {
  const able = ableOf(deciding);
  const present = namedOf(step, able).map(({ accountId, substituteId }) =>
    able.some((one) => one.accountId === substituteId) ? String(substituteId) : accountId,
  );
  const asked = present.filter((id) => isOpenTo(id, deciding));
  if (asked.length > 0) return [...new Set(asked)];
  return able.filter(({ accountId, role }) => role === 'admin' && isOpenTo(accountId, deciding)).map(idOf);
}

/** Whether somebody may decide a step: who is named, though they are away, who stands in for them, and every admin. */
export function mayDecideStep(
  accountId: string | null,
  step: Pick<ApprovalStep, 'approvers'>,
  deciding: Deciding,
): boolean {
  const able = ableOf(deciding);
  const me = able.find((one) => one.accountId === accountId);
  if (!me || !isOpenTo(me.accountId, deciding)) return false;
  const named = namedOf(step, able);
  return me.role === 'admin' || named.includes(me) || askedFor(step, deciding).includes(me.accountId);
}

const idOf = ({ accountId }: PersonDeciding): string => accountId;

const ableOf = ({ people }: Deciding): readonly PersonDeciding[] =>
  people.filter(({ role }) => mayActInCompany('approve-orders', role));

const namedOf = (
  { approvers }: Pick<ApprovalStep, 'approvers'>,
  able: readonly PersonDeciding[],
): readonly PersonDeciding[] =>
  approvers.length === 0 ? able : able.filter(({ accountId }) => approvers.includes(accountId));

/** Nobody approves their own, and nobody twice. */
const isOpenTo = (accountId: string, { askedBy, decidedBy }: Deciding): boolean =>
  accountId !== askedBy && !decidedBy.includes(accountId);
