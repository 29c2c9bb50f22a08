import type { Inquiry as InquiryView, InquirySummary } from '@gantry/contracts/schemas/inquiry';
import { quoteStatuses, quoteWording } from '@gantry/domain/statuses/quote-statuses';
import { english } from '../shared/english-wording.ts';
import { fileView } from '@gantry/nest-kit/file-view';
import type { InquiryChange } from './inquiry-change.entity.ts';
import type { InquiryLine, Inquiry } from './inquiry.entity.ts';
import type { InquiryMessage } from './inquiry-message.entity.ts';
import type { InquiryRecord } from './inquiry.repository.ts';

/** As its customer reads it: no names of staff, no reasons, no step that reads like the one before. */
export const customerInquiry = (record: InquiryRecord): InquiryView => ({
  ...inquiryFacts(record),
  messages: record.messages.filter(isForCustomer).map((message) => ({
    ...messageView(message),
    author: message.sender === 'customer' ? (message.author ?? null) : null,
  })),
  history: record.changes
    .filter(isNews)
    .map((change) => ({ ...changeView(change), actor: null, reason: null })),
  files: record.files.filter(({ audience }) => audience === 'all').map(fileView),
  version: record.inquiry.version,
  may: record.inquiry.isTooOldToReopen() ? [] : [...quoteStatuses[record.inquiry.status].customer.may],
});

/** What staff and customer both see, with the whole timeline. */
export function inquiryFacts({
  inquiry,
  changes,
  files,
}: InquiryRecord): Omit<InquiryView, 'may' | 'messages' | 'version'> {
  return {
    ...headOf(inquiry),
    name: inquiry.name,
    company: inquiry.company ?? null,
    email: inquiry.email,
    phone: inquiry.phone ?? null,
    contactMethod: inquiry.contactMethod,
    orderNumber: inquiry.orderNumber ?? null,
    poWanted: inquiry.poWanted,
    shipTo: inquiry.shipTo ?? null,
    neededBy: inquiry.neededBy ?? null,
    lines: inquiry.lines.getItems().map(lineView),
    history: changes.map(changeView),
    files: files.map(fileView),
  };
}

const headOf = (inquiry: Inquiry): InquirySummary => ({
  number: inquiry.number,
  receivedAt: inquiry.receivedAt.toISOString(),
  updatedAt: inquiry.updatedAt.toISOString(),
  status: inquiry.status,
  wording: english.quote(inquiry.status),
  kind: inquiry.kind,
  subject: inquiry.subject,
  lineCount: inquiry.lineCount,
  summary: inquiry.summary,
});

/** A line as its customer sees it. */
export const lineView = (line: InquiryLine): InquiryView['lines'][number] => ({
  lineNumber: line.lineNumber,
  sku: line.sku ?? null,
  uri: line.uri ?? null,
  name: line.name,
  brand: line.brand ?? null,
  partNumber: line.partNumber ?? null,
  quantity: line.quantity,
  unitOfMeasure: line.unitOfMeasure,
  targetPrice: line.targetPrice ?? null,
  neededBy: line.neededBy ?? null,
  note: line.note ?? null,
});

const isForCustomer = ({ audience }: InquiryMessage) => audience === 'customer';

const messageView = (message: InquiryMessage): InquiryView['messages'][number] => ({
  at: message.at.toISOString(),
  from: message.sender === 'customer' ? 'customer' : 'store',
  author: message.author ?? null,
  text: message.body,
});

const changeView = (change: InquiryChange): InquiryView['history'][number] => ({
  at: change.at.toISOString(),
  from: change.fromStatus ?? null,
  to: change.toStatus,
  actor: change.actor ?? (change.actorRole === 'system' ? 'system' : null),
  reason: change.reason ?? null,
});

const isNews = ({ fromStatus, toStatus }: InquiryChange): boolean =>
  !fromStatus || quoteWording(fromStatus) !== quoteWording(toStatus);
