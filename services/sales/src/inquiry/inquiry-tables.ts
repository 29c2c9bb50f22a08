import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { InquirySummary } from '@gantry/contracts/schemas/inquiry';
import { english } from '../shared/english-wording.ts';
import type { InquiryLineSchema, InquirySchema } from './inquiry.entity.ts';

type InquiryTables = InferKyselyDB<typeof InquirySchema | typeof InquiryLineSchema>;
type InquiryRow = InquiryTables['inquiry'];

/** Queries over inquiries and their lines, typed by the entities. */
export const inquiryTables = (em: EntityManager) => em.getKysely<InquiryTables>().withSchema('sales');

/** What every list shows. */
export const headColumns = [
  'number',
  'status',
  'kind',
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
  kind: row.kind,
  subject: row.subject,
  lineCount: row.line_count,
  summary: row.summary,
});
