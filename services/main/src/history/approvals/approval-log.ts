import { approvalHoldDays } from '@gantry/domain/order-approval';
import { approvalStatuses } from '@gantry/domain/statuses/approval-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { ApprovalPlan } from './plan-approval.ts';
import { heldLine, heldOrder } from './held-order.ts';
import { isoOf, mailRow, trailRow, type Change } from '../log-rows.ts';
import type { OrderFacts } from '../order-facts.ts';
import type { OrderLog } from '../order-log.ts';
import type { Doer } from '../staff.ts';
import { dayMs } from '../work-time.ts';
import type { Rows } from '../write-rows.ts';

/** Writes down that an order was asked for, and approved as it was placed; its timeline has begun. */
export function addApproval(rows: Rows, facts: OrderFacts, plan: ApprovalPlan, log: OrderLog): void {
  const { plan: order, numbers, number: orderNumber, chance } = facts;
  const { placedAt, customer } = order;
  const { approval: number } = numbers;
  const by: Doer = { id: plan.approver.id, name: plan.approver.name, role: 'customer' };
  if (!mayTransition(approvalStatuses, by.role, 'waiting', 'approved'))
    throw new Error(`${by.role} may not approve an order`);
  const id = chance.uuidAt(plan.askedAt);
  rows['sales.order_approval'].push(approvalRow(facts, plan, id));
  log.noteApproval(number, by);
  const trail = (change: Change) =>
    rows['identity.audit_entry'].push(
      trailRow({ entity: 'order approval', number, field: 'status' }, change, chance),
    );
  const asker: Doer = { id: customer.accountId, name: customer.name, role: 'customer' };
  trail({ at: plan.askedAt, from: null, to: 'waiting', by: asker, reason: null });
  trail({ at: placedAt, from: 'waiting', to: 'approved', by, reason: `order ${orderNumber}` });
  const mails = rows['notifications.mail'];
  const asked = { kind: 'approval.asked', key: `approval.asked:order-approval:${id}:asked.0.${by.id}` };
  const subject = `Order to approve: ${customer.name}`;
  mails.push(mailRow({ ...asked, subject }, { at: plan.askedAt + 1000, to: plan.approver.email, chance }));
  const ended = { kind: 'approval.ended', key: `approval.ended:order-approval:${id}:told.approved` };
  const told = `Approved: your order request ${number}`;
  mails.push(mailRow({ ...ended, subject: told }, { at: placedAt + 1000, to: customer.email, chance }));
}

function approvalRow(facts: OrderFacts, { askedAt, question, approver }: ApprovalPlan, id: string) {
  const { plan, numbers, number, cartId, total, priced } = facts;
  const { accountId, accountNumber, companyId, name, email, firm } = plan.customer;
  const { id: approverId, name: approverName } = approver;
  const at = isoOf(plan.placedAt);
  const goods = { firm, cartId, id, total: facts.total, subtotal: facts.subtotal, tax: facts.tax };
  const lines = priced.map((line) => heldLine(line.product, line, line.tax));
  return {
    id,
    number: numbers.approval,
    company_id: companyId,
    account_id: accountId,
    account_number: accountNumber,
    name,
    email,
    locale: 'en-US',
    status: 'approved',
    question,
    reason: null,
    cart_id: cartId,
    request_hash: id,
    grand_total: total,
    line_count: priced.length,
    held: heldOrder({ ...goods, asker: plan.customer, poNumber: plan.poNumber, askedAt, lines }),
    steps: [{ approvers: [], by: { accountId: approverId, name: approverName }, at }],
    order_number: number,
    asked_at: isoOf(askedAt),
    expires_at: isoOf(askedAt + approvalHoldDays * dayMs),
    decided_at: at,
    decided_by_id: approverId,
    decided_by: approverName,
  };
}
