import { mayActInCompany, type CompanyRole } from './company-roles.ts';

/** Days for which a company may let an order that was asked for be placed, at the prices it was asked for with. */
export const approvalHoldDays = 7;

/** An order somebody is about to place, and what their company says about it. */
export interface PlannedOrder {
  /** what they are in their company; null where they buy alone */
  readonly role: CompanyRole | null | undefined;
  /** above this total orders of buyers are approved first, minor units; null where the company has no such rule */
  readonly limit: number | null;
  /** minor units, with shipping and tax */
  readonly total: number;
}

/**
 * Whether an order has to be approved by somebody else in the company before it is placed: always where the role does
 * not order, and of buyers above the company's limit. Who approves orders freely, and so does whoever buys alone.
 */
export function needsApproval({ role, limit, total }: PlannedOrder): boolean {
  if (!role || mayActInCompany('approve-orders', role)) return false;
  return !mayActInCompany('order', role) || (limit !== null && total > limit);
}
