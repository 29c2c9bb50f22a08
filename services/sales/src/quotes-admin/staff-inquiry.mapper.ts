import type { AdminInquiry, AdminInquiryLine, BlockedContact } from '@gantry/contracts/schemas/admin-inquiry';
import { costRoles, isOneOfRoles, quoteLineRoles, quotePriceRoles } from '@gantry/domain/roles';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import type { InquiryLine } from '../inquiry/inquiry.entity.ts';
import type { InquiryMessage } from '../inquiry/inquiry-message.entity.ts';
import { inquiryFacts, lineView } from '../inquiry/inquiry.mapper.ts';
import type { InquiryRecord } from '../inquiry/inquiry.repository.ts';
import type { Actor } from '../order/actor.ts';
import { inquiryTransitions, mayWriteTo } from './quote-transitions.ts';

/** An inquiry as somebody of the staff sees it. */
export function staffInquiry(
  record: InquiryRecord,
  blockedContacts: BlockedContact[],
  actor: Actor,
): AdminInquiry {
  const { inquiry, changes, messages } = record;
  const wasOffered = changes.some(({ toStatus }) => toStatus === 'sent-offer');
  return {
    ...inquiryFacts(record),
    lines: inquiry.lines.getItems().map((line) => staffLine(line, actor)),
    messages: messages.map(staffMessage),
    version: inquiry.version,
    locale: inquiry.locale,
    accountNumber: inquiry.accountNumber ?? null,
    assignee: inquiry.assignee ?? null,
    assigneeId: inquiry.assigneeId ?? null,
    dueAt: inquiry.dueAt?.toISOString() ?? null,
    isLate: isPast(inquiry.dueAt),
    reason: inquiry.reason ?? null,
    mergedInto: inquiry.mergedInto ?? null,
    blockedContacts,
    transitions: inquiryTransitions({ inquiry, wasOffered }, actor),
    mayWrite: mayWriteTo(inquiry),
    may: rightsOf(inquiry.status, actor),
  };
}

function rightsOf(status: AdminInquiry['status'], { role }: Actor): AdminInquiry['may'] {
  const editLines = mayEditQuoteLines(status) && isOneOfRoles(quoteLineRoles, role);
  return {
    editLines,
    setPrices: editLines && isOneOfRoles(quotePriceRoles, role),
    seeCost: isOneOfRoles(costRoles, role),
    assign: quoteStatuses[status].turn !== null && isOneOfRoles(quoteLineRoles, role),
  };
}

/** A line as somebody of the staff sees it; what it costs us only for the roles that may know. */
export const staffLine = (line: InquiryLine, { role }: Actor): AdminInquiryLine => ({
  ...lineView(line),
  id: line.id,
  version: line.version,
  listPrice: line.listPrice ?? null,
  unitPrice: line.unitPrice ?? null,
  ...(isOneOfRoles(costRoles, role) ? { unitCost: line.unitCost ?? null } : {}),
  leadTimeDays: line.leadTimeDays ?? null,
  minimumQuantity: line.minimumQuantity ?? null,
  notAvailable: line.notAvailable ?? null,
  internalNote: line.internalNote ?? null,
  alternativeFor: line.alternativeFor ?? null,
  addedByStore: line.addedByStore,
  changedBy: line.changedBy ?? null,
});

const staffMessage = (message: InquiryMessage): AdminInquiry['messages'][number] => ({
  at: message.at.toISOString(),
  from: message.sender,
  audience: message.audience,
  author: message.author ?? null,
  text: message.body,
});

/** Whether a moment is over; no moment never is. */
export const isPast = (moment: Date | string | null | undefined): boolean =>
  moment !== null && moment !== undefined && new Date(moment) < new Date();
