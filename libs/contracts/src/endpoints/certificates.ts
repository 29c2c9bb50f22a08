import * as v from 'valibot';
import { taxReaderRoles, taxRoles } from '@gantry/domain/roles';
import { certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { defineEndpoint } from '../endpoint.ts';
import {
  adminCertificateSchema,
  certificateDecisionSchema,
  certificateFormSchema,
  certificateSchema,
} from '../schemas/certificate.ts';
import { line, okSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema, chunkQuerySchema } from '../schemas/feed-import.ts';
import {
  announcedFileSchema,
  begunFileSchema,
  recordFileSchema,
  sentChunkSchema,
} from '../schemas/record-file.ts';

const own = { service: 'taxation', audience: 'public', rights: 'customer' } as const;
const reading = { service: 'taxation', audience: 'public', rights: { staff: taxReaderRoles } } as const;
const writing = { service: 'taxation', audience: 'public', rights: { staff: taxRoles } } as const;
const byId = v.object({ id: uuidSchema });
const byDraft = v.object({ draft: uuidSchema });
const fileOf = v.object({
  id: uuidSchema,
  submission: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
  file: uuidSchema,
});
const saving = { method: 'GET', transfer: 'download', response: bytesSchema, params: fileOf } as const;

export const taxationListCertificates = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationListCertificates',
  method: 'GET',
  path: '/certificates',
  response: v.array(certificateSchema),
  errors: [],
  summary: 'Exemption certificates of the account and its company, newest first.',
});

export const taxationListCertificateDraft = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationListCertificateDraft',
  method: 'GET',
  path: '/certificates/drafts/:draft/files',
  params: byDraft,
  response: v.array(recordFileSchema),
  errors: [],
  summary: 'Files of the caller’s own for a certificate that is being written.',
});

export const taxationAnnounceCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationAnnounceCertificateFile',
  companyAct: 'send-certificates',
  method: 'POST',
  path: '/certificates/drafts/:draft/files',
  params: byDraft,
  body: announcedFileSchema,
  response: begunFileSchema,
  limit: { max: 40, windowSeconds: 600 },
  errors: ['INVALID', 'PAYLOAD_TOO_LARGE'],
  summary:
    'Announces a file (PDF or picture) for a certificate that is being written; `draft` is an id its writer made up.',
});

export const taxationSendCertificateChunk = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationSendCertificateChunk',
  companyAct: 'send-certificates',
  method: 'PUT',
  path: '/certificates/files/:id/content',
  params: byId,
  query: chunkQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: sentChunkSchema,
  limit: { max: 400, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE', 'INVALID', 'UNAVAILABLE'],
  summary:
    'A chunk of a file that was announced for a certificate, as `salesSendFileChunk` takes those of other records.',
});

export const taxationRemoveCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationRemoveCertificateFile',
  companyAct: 'send-certificates',
  method: 'DELETE',
  path: '/certificates/drafts/:draft/files/:id',
  params: v.object({ draft: uuidSchema, id: uuidSchema }),
  response: okSchema,
  errors: ['NOT_FOUND'],
  summary: 'Takes a file out of a certificate that is being written.',
});

export const taxationSendCertificate = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationSendCertificate',
  companyAct: 'send-certificates',
  method: 'POST',
  path: '/certificates',
  body: certificateFormSchema,
  response: certificateSchema,
  idempotent: true,
  limit: { max: 20, windowSeconds: 3600 },
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Sends a certificate to be reviewed; tax is charged until it is approved. INVALID at `body.draft` without a file.',
});

export const taxationRenewCertificate = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationRenewCertificate',
  companyAct: 'send-certificates',
  method: 'POST',
  path: '/certificates/:id/renewal',
  params: byId,
  body: certificateFormSchema,
  response: certificateSchema,
  idempotent: true,
  limit: { max: 20, windowSeconds: 3600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'A certificate that was declined or has expired is sent anew; it is reviewed again, and what it was before stays.',
});

export const taxationGetCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...own,
  ...saving,
  name: 'taxationGetCertificateFile',
  path: '/certificates/:id/submissions/:submission/files/:file',
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of a certificate, to be saved by its owner and the people of their company.',
});

export const taxationAdminListCertificates = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminListCertificates',
  method: 'GET',
  path: '/admin/taxation/certificates',
  query: v.object({
    status: v.optional(
      v.fallback(v.picklist([...certificateStatusLabels, 'all']), 'pending-review'),
      'pending-review',
    ),
  }),
  response: v.array(adminCertificateSchema),
  errors: [],
  summary: 'Certificates of a status; those that wait longest first.',
});

export const taxationAdminAddCertificate = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminAddCertificate',
  method: 'POST',
  path: '/admin/taxation/certificates',
  body: v.object({ accountNumber: line(40), form: certificateFormSchema }),
  response: adminCertificateSchema,
  idempotent: true,
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Takes in a certificate a customer sent by another way. INVALID at `body.accountNumber` where there is none, and at `body.form.draft` without a file.',
});

export const taxationAdminDecideCertificate = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminDecideCertificate',
  method: 'POST',
  path: '/admin/taxation/certificates/:id/decision',
  params: byId,
  body: certificateDecisionSchema,
  response: adminCertificateSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Approves, declines, or cancels a certificate; its owner is told.',
});

export const taxationAdminGetCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...reading,
  ...saving,
  name: 'taxationAdminGetCertificateFile',
  path: '/admin/taxation/certificates/:id/submissions/:submission/files/:file',
  limit: { max: 240, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  summary: 'A file of a certificate, to be saved.',
});
