import type { OfferApproval as ApprovalView, RuleHit } from '@gantry/contracts/schemas/offer-approval';
import type { Actor } from '../order/actor.ts';
import type { OfferApproval } from './approval.entity.ts';

/** Whether this person may decide: never about their own, and with the role that every rule names, or as administrator. */
export const mayDecide = (
  { requestedById = null }: Pick<OfferApproval, 'requestedById'>,
  hits: readonly RuleHit[],
  { accountId, role }: Actor,
): boolean =>
  accountId !== null &&
  accountId !== requestedById &&
  (role === 'admin' || hits.every(({ approver }) => approver === role));

/** A request for an approval as somebody of the staff sees it. */
export const approvalView = (approval: OfferApproval, actor: Actor): ApprovalView => ({
  id: approval.id,
  state: approval.decision === 'approved' || approval.decision === 'refused' ? approval.decision : 'pending',
  total: approval.total,
  hits: approval.hits,
  requestedAt: approval.requestedAt.toISOString(),
  requestedBy: approval.requestedBy ?? null,
  decidedBy: approval.decidedBy ?? null,
  reason: approval.reason ?? null,
  mayDecide: (approval.decision ?? null) === null && mayDecide(approval, approval.hits, actor),
});
