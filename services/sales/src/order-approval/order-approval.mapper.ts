import type { Identity } from '@gantry/contracts/schemas/account';
import type {
  ApprovalSummary,
  OrderApproval as ApprovalView,
} from '@gantry/contracts/schemas/order-approval';
import { mayActInCompany } from '@gantry/domain/company-roles';
import type { OrderApproval } from './order-approval.entity.ts';

type Reader = Pick<Identity, 'accountId' | 'companyRole'>;

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

/** All of it, with what whoever looks may do. */
export function approvalView(approval: OrderApproval, reader: Reader): ApprovalView {
  const { facts, lines } = approval.held;
  const { subtotal, discount, handlingFee, shipping, tax, grandTotal } = facts;
  return {
    ...summaryView(approval, reader),
    question: approval.question ?? null,
    reason: approval.reason ?? null,
    decidedBy: approval.decidedBy ?? null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    orderNumber: approval.orderNumber ?? null,
    shipTo: facts.shipTo,
    billTo: facts.billTo,
    shippingService: facts.shippingService,
    poNumber: facts.poNumber ?? null,
    paymentTerm: facts.paymentTerm,
    paymentService: facts.paymentService,
    note: facts.note ?? null,
    totals: { subtotal, discount, handlingFee, shipping, tax, grandTotal },
    lines: lines.map(({ product, quantity, unitPrice }, index) => ({
      lineNumber: index + 1,
      sku: product.sku,
      uri: product.uri,
      name: product.name,
      partNumber: product.partNumber,
      quantity,
      unitOfMeasure: product.unitOfMeasure,
      unitPrice,
      total: unitPrice * quantity,
    })),
    may: actsOf(approval, reader),
  };
}

/** Nobody decides about their own; who decides is said by the role of this moment. */
function actsOf(approval: OrderApproval, { accountId, companyRole }: Reader): ApprovalView['may'] {
  const { isOpen, statusNow } = approval;
  if (approval.accountId === accountId) {
    if (!mayActInCompany('prepare', companyRole)) return [];
    if (isOpen) return ['withdraw'];
    return statusNow === 'approved' ? [] : ['put-back'];
  }
  const decides = isOpen && mayActInCompany('approve-orders', companyRole);
  return decides ? ['approve', 'reject'] : [];
}
