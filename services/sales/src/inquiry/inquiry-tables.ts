import type { InquirySubject, InquirySummary } from '@gantry/contracts/schemas/inquiry';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { english } from '../shared/english-wording.ts';

/** Columns of `sales.inquiry` that lists read. */
export interface InquiryRow {
  id: string;
  number: string;
  account_id: string | null;
  status: QuoteStatus;
  subject: InquirySubject;
  summary: string;
  line_count: number;
  name: string;
  company: string | null;
  email: string;
  assignee: string | null;
  received_at: Date;
  updated_at: Date;
}
interface InquiryLineRow {
  inquiry_id: string;
  name: string;
  part_number: string;
}
/** Tables as Kysely sees them. */
export interface InquiryTables {
  'sales.inquiry': InquiryRow;
  'sales.inquiry_line': InquiryLineRow;
}

/** What every list shows. */
export const headColumns = [
  'number',
  'status',
  'subject',
  'summary',
  'line_count',
  'received_at',
  'updated_at',
] as const;

export const headOf = (row: Pick<InquiryRow, (typeof headColumns)[number]>): InquirySummary => ({
  number: row.number,
  receivedAt: new Date(row.received_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  status: row.status,
  wording: english.quote(row.status),
  subject: row.subject,
  lineCount: row.line_count,
  summary: row.summary,
});
