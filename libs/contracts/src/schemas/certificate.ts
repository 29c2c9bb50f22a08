import * as v from 'valibot';
import { certificateReasons, certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { line, optionalLine, timestampSchema, uuidSchema } from './common.ts';
import { recordFileSchema } from './record-file.ts';
import { daySchema, nullableText, optionalDateSchema, stateCodeSchema } from './taxation.ts';

const statusSchema = v.picklist(certificateStatusLabels);
const statesSchema = v.pipe(v.array(stateCodeSchema), v.minLength(1, 'choose a state'), v.maxLength(60));
/** What whoever sends a certificate says of it, and under which id its files were sent before. */
const certificateFields = {
  number: line(60),
  reason: v.picklist(certificateReasons),
  issuedAt: daySchema,
  expiresAt: optionalDateSchema,
  /** an id its writer made up */
  draft: uuidSchema,
};
interface Dates {
  readonly issuedAt: string;
  readonly expiresAt: string | null;
}
const inOrder = ({ issuedAt, expiresAt }: Dates): boolean => expiresAt === null || issuedAt < expiresAt;
const notInOrder = 'is not after the day of issue';
export const certificateFormSchema = v.pipe(
  v.object({ ...certificateFields, states: statesSchema }),
  v.forward(v.partialCheck([['issuedAt'], ['expiresAt']], inOrder, notInOrder), ['expiresAt']),
);
/** States as they are typed, `TX, wy`. */
const typedStatesSchema = v.pipe(
  line(300),
  v.regex(/^[A-Za-z]{2}([ ,;]+[A-Za-z]{2})*$/, 'is not a list of states'),
  v.transform((typed) => typed.toUpperCase().split(/[ ,;]+/)),
);
const typedFields = { ...certificateFields, states: typedStatesSchema };
/** The same form as it is typed; what comes out is sent. */
export const typedCertificateSchema = v.pipe(
  v.object(typedFields),
  v.forward(v.partialCheck([['issuedAt'], ['expiresAt']], inOrder, notInOrder), ['expiresAt']),
);
export type TypedCertificate = v.InferInput<typeof typedCertificateSchema>;
/** The same of staff, with the number of the account it is for. */
export const typedCustomerCertificateSchema = v.pipe(
  v.object({ accountNumber: line(40), ...typedFields }),
  v.forward(v.partialCheck([['issuedAt'], ['expiresAt']], inOrder, notInOrder), ['expiresAt']),
);

/** What a certificate said when it was sent, with its files, and what became of it. */
const submissionSchema = v.object({
  /** 1, 2 … with each time it was sent */
  submission: v.number(),
  number: v.string(),
  reason: v.picklist(certificateReasons),
  states: v.array(v.string()),
  issuedAt: daySchema,
  expiresAt: v.nullable(daySchema),
  status: statusSchema,
  /** what staff said when they declined or canceled it */
  decision: nullableText,
  files: v.array(recordFileSchema),
  sentAt: timestampSchema,
});
export type CertificateSubmission = v.InferOutput<typeof submissionSchema>;
export const certificateSchema = v.object({
  id: uuidSchema,
  ...submissionSchema.entries,
  version: v.number(),
  /** days until it expires; null where it does not, or is not in force */
  daysLeft: v.nullable(v.number()),
  /** what was sent before under it, newest first */
  earlier: v.array(submissionSchema),
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
