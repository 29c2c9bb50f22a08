import { isOverBudget, type Budget } from './budgets.ts';
import { mayActInCompany, type CompanyRole } from './company-roles.ts';

/** Days for which a company may let an order that was asked for be placed, at the prices it was asked for with. */
export const approvalHoldDays = 7;

/** What a company says about orders of its buyers. */
export interface ApprovalRules {
  /** above this total they are approved first, minor units; null where there is no such rule */
  readonly limit: number | null;
  /** to ZIP codes to which nobody of the company has had anything shipped */
  readonly newPlace: boolean;
  /** the first that somebody places in its name */
  readonly firstOrder: boolean;
  /** with anything of these departments of the catalogue, by path */
  readonly departments: readonly string[];
}
export const noApprovalRules: ApprovalRules = {
  limit: null,
  newPlace: false,
  firstOrder: false,
  departments: [],
};

/** Why somebody else has to approve an order: the orderer's role, or a rule of their company. */
export const approvalReasons = [
  'role',
  'limit',
  'budget',
  'cost-center',
  'department',
  'new-place',
  'first-order',
] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

/** What has been ordered in a company before. */
export interface OrderedBefore {
  /** whether anything was ever shipped to this ZIP code for it */
  readonly isKnownPlace: boolean;
  /** whether this person has ordered in its name */
  readonly hasOrdered: boolean;
  /** what they have ordered in the period of their budget, minor units, with shipping and tax */
  readonly spent: number;
  /** the same of everybody for the cost center, in the period of its budget */
  readonly spentOnCenter: number;
}

/** An order somebody is about to place, and what their company says about it. */
export interface PlannedOrder {
  /** what they are in their company; null where they buy alone */
  readonly role: CompanyRole | null | undefined;
  readonly rules: ApprovalRules;
  /** what they may order by themselves; null: as much as they like */
  readonly budget: Budget | null;
  /** what may be ordered for its cost center; null without one, and for one without a budget */
  readonly centerBudget: Budget | null;
  /** minor units, with shipping and tax */
  readonly total: number;
  /** the departments its goods stand in, by path; asked for only where a rule names some */
  readonly departments: readonly string[];
  readonly before: OrderedBefore;
}

/** Whether somebody orders as they like, whatever their company says: who buys alone, and who approves. */
export const ordersFreely = (role: CompanyRole | null | undefined): boolean =>
  !role || mayActInCompany('approve-orders', role);

/** Whether it depends on what was ordered before. */
export const needsHistory = ({
  rules: { newPlace, firstOrder },
  budget,
  centerBudget,
}: Pick<PlannedOrder, 'rules' | 'budget' | 'centerBudget'>): boolean =>
  newPlace || firstOrder || budget !== null || centerBudget !== null;

/**
 * Why an order has to be approved by somebody else in the company before it is placed: none where it has not. Where the
 * role does not order, it always has to.
 */
export function approvalReasonsOf(order: PlannedOrder): ApprovalReason[] {
  const { role, rules, budget, centerBudget, total, departments, before } = order;
  if (!role || ordersFreely(role)) return [];
  if (!mayActInCompany('order', role)) return ['role'];
  const holds: Readonly<Record<ApprovalReason, boolean>> = {
    role: false,
    limit: rules.limit !== null && total > rules.limit,
    budget: isOverBudget(budget, before.spent, total),
    'cost-center': isOverBudget(centerBudget, before.spentOnCenter, total),
    department: rules.departments.some((path) => departments.includes(path)),
    'new-place': rules.newPlace && !before.isKnownPlace,
    'first-order': rules.firstOrder && !before.hasOrdered,
  };
  return approvalReasons.filter((reason) => holds[reason]);
}
