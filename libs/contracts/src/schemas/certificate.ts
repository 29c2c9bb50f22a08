import * as v from 'valibot';
import { certificateReasons, certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { line, optionalLine, timestampSchema, uuidSchema } from './common.ts';
import { daySchema, nullableText, optionalDateSchema, stateCodeSchema } from './taxation.ts';

export const certificateBounds = { bytes: 4 * 1024 * 1024 } as const;
const statusSchema = v.picklist(certificateStatusLabels);
/** What whoever sends a certificate says of it. */
const certificateFields = {
  number: line(60),
  reason: v.picklist(certificateReasons),
  states: v.pipe(v.array(stateCodeSchema), v.minLength(1, 'choose a state'), v.maxLength(60)),
  issuedAt: daySchema,
  expiresAt: optionalDateSchema,
};
export const certificateFormSchema = v.pipe(
  v.object({ ...certificateFields, fileId: uuidSchema }),
  v.forward(
    v.partialCheck(
      [['issuedAt'], ['expiresAt']],
      ({ issuedAt, expiresAt }) => expiresAt === null || issuedAt < expiresAt,
      'is not after the day of issue',
    ),
    ['expiresAt'],
  ),
);
export const certificateSchema = v.object({
  id: uuidSchema,
  number: v.string(),
  reason: v.picklist(certificateReasons),
  states: v.array(v.string()),
  issuedAt: daySchema,
  expiresAt: v.nullable(daySchema),
  status: statusSchema,
  /** what staff said when they declined or canceled it */
  decision: nullableText,
  file: v.object({ name: v.string(), type: v.string(), bytes: v.number() }),
  sentAt: timestampSchema,
  version: v.number(),
  /** days until it expires; null where it does not, or is not in force */
  daysLeft: v.nullable(v.number()),
});
export type Certificate = v.InferOutput<typeof certificateSchema>;
/** The same as staff see it, with whose it is. */
export const adminCertificateSchema = v.object({
  ...certificateSchema.entries,
  accountNumber: v.string(),
  accountName: v.string(),
  company: nullableText,
  email: v.string(),
  verifiedBy: nullableText,
  /** statuses the reader may take it to */
  next: v.array(statusSchema),
});
export type AdminCertificate = v.InferOutput<typeof adminCertificateSchema>;
export const certificateDecisionSchema = v.pipe(
  v.object({
    version: v.number(),
    to: v.picklist(['approved', 'declined', 'canceled']),
    reason: optionalLine(500),
  }),
  v.forward(
    v.partialCheck([['to'], ['reason']], ({ to, reason }) => to === 'approved' || reason !== null, 'say why'),
    ['reason'],
  ),
);
export const certificateFileSchema = v.object({
  id: uuidSchema,
  name: v.string(),
  type: v.string(),
  bytes: v.number(),
});
/** A file name without folders and marks that turn the direction of writing. */
export const certificateFileQuerySchema = v.object({
  name: v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(1),
    v.maxLength(120),
    v.regex(/^[^\p{Cc}\p{Cf}/\\]+$/u, 'is no file name'),
  ),
});
