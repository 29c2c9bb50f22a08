import type { Identity } from '@gantry/contracts/schemas/account';
import type {
  ApprovalSummary,
  OrderApproval as ApprovalView,
} from '@gantry/contracts/schemas/order-approval';
import { askedFor, mayDecideStep } from '@gantry/domain/approval-steps';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { Colleague } from '../shared/company-rule.ts';
import { decidingOf } from './taken-step.ts';
import type { HeldLine, OrderApproval } from './order-approval.entity.ts';

type Reader = Pick<Identity, 'accountId' | 'companyRole'>;
type People = readonly Colleague[];

/** A row of the list. */
export const summaryView = (approval: OrderApproval, { accountId }: Reader): ApprovalSummary => ({
  number: approval.number,
  status: approval.statusNow,
  isYours: approval.accountId === accountId,
  askedBy: approval.name,
  askedAt: approval.askedAt.toISOString(),
  expiresAt: approval.expiresAt.toISOString(),
  grandTotal: approval.grandTotal,
  lineCount: approval.lineCount,
});

/** All of it, with what whoever looks may do. @param people those of the company it is asked in */
export function approvalView(approval: OrderApproval, reader: Reader, people: People): ApprovalView {
  const { facts, lines } = approval.held;
  const { subtotal, discount, handlingFee, shipping, tax, grandTotal } = facts;
  return {
    ...summaryView(approval, reader),
    question: approval.question ?? null,
    reason: approval.reason ?? null,
    decidedBy: approval.decidedBy ?? null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    orderNumber: approval.orderNumber ?? null,
    steps: stepViews(approval, people),
    shipTo: facts.shipTo,
    billTo: facts.billTo,
    shippingService: facts.shippingService,
    poNumber: facts.poNumber ?? null,
    costCenter: facts.costCenter ?? null,
    paymentTerm: facts.paymentTerm,
    paymentService: facts.paymentService,
    note: facts.note ?? null,
    totals: { subtotal, discount, handlingFee, shipping, tax, grandTotal },
    lines: lines.map(lineView),
    offerNumber: approval.offer?.number ?? null,
    change: changeView(approval),
    splitFrom: approval.splitFrom ?? null,
    may: actsOf(approval, reader, people),
  };
}

/** A line at its number, from zero. */
export const lineView = (
  {
    product,
    quantity,
    unitPrice,
    isGift = false,
  }: Pick<HeldLine, 'product' | 'quantity' | 'unitPrice' | 'isGift'>,
  index: number,
): ApprovalView['lines'][number] => ({
  lineNumber: index + 1,
  sku: product.sku,
  uri: product.uri,
  name: product.name,
  partNumber: product.partNumber,
  quantity,
  unitOfMeasure: product.unitOfMeasure,
  unitPrice,
  isGift,
  total: unitPrice * quantity,
});

function changeView({ change = null }: OrderApproval): ApprovalView['change'] {
  if (!change) return null;
  const lines = change.lines.map(({ name, partNumber, asked, quantity }) => ({
    name,
    partNumber,
    asked,
    quantity,
  }));
  return { by: change.by.name, lines, restNumber: change.restNumber };
}

/** Whom each approval asks, by name: those it waits for now as they are at this moment, the others as they were named. */
function stepViews(approval: OrderApproval, people: People): ApprovalView['steps'] {
  const { step, deciding } = decidingOf(approval, people);
  const nameOf = (id: string) => people.find(({ accountId }) => accountId === id)?.name ?? [];
  const { openStep, isOpen } = approval;
  return approval.steps.map((one) => ({
    asked:
      isOpen && one === openStep
        ? askedFor(step, deciding).flatMap(nameOf)
        : one.approvers.map(({ name }) => name),
    approvedBy: one.by?.name ?? null,
    approvedAt: one.at,
  }));
}

/** Nobody decides about their own; who decides is said by the role of this moment. */
function actsOf(
  approval: OrderApproval,
  { accountId, companyRole }: Reader,
  people: People,
): ApprovalView['may'] {
  const { isOpen, statusNow } = approval;
  if (approval.accountId === accountId) {
    if (!mayActInCompany('prepare', companyRole)) return [];
    if (isOpen) return ['withdraw'];
    return statusNow === 'approved' || approval.offer ? [] : ['put-back'];
  }
  const { step, deciding } = decidingOf(approval, people);
  if (!isOpen || !mayDecideStep(accountId, step, deciding)) return [];
  // of an offer, what may be left out was for whoever asked to say
  return approval.offer ? ['approve', 'reject'] : ['approve', 'approve-part', 'reject'];
}
