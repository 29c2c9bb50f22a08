import * as v from 'valibot';
import { taxReaderRoles, taxRoles } from '@gantry/domain/roles';
import { certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { defineEndpoint } from '../endpoint.ts';
import {
  adminCertificateSchema,
  certificateDecisionSchema,
  certificateFileQuerySchema,
  certificateFileSchema,
  certificateFormSchema,
  certificateSchema,
} from '../schemas/certificate.ts';
import { line, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';

const own = { service: 'taxation', audience: 'public', rights: 'customer' } as const;
const reading = { service: 'taxation', audience: 'public', rights: { staff: taxReaderRoles } } as const;
const writing = { service: 'taxation', audience: 'public', rights: { staff: taxRoles } } as const;
const byId = v.object({ id: uuidSchema });

export const taxationListCertificates = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationListCertificates',
  method: 'GET',
  path: '/certificates',
  response: v.array(certificateSchema),
  errors: [],
  summary: 'Exemption certificates of the account and its company, newest first.',
});

export const taxationSendCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationSendCertificateFile',
  method: 'PUT',
  path: '/certificates/files/:id',
  params: byId,
  query: certificateFileQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: certificateFileSchema,
  limit: { max: 30, windowSeconds: 3600 },
  errors: ['INVALID', 'PAYLOAD_TOO_LARGE'],
  summary:
    'The scan of a certificate, whole (PDF or picture, told by its bytes), under an id the sender chose; the same bytes again change nothing.',
});

export const taxationSendCertificate = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationSendCertificate',
  method: 'POST',
  path: '/certificates',
  body: certificateFormSchema,
  response: certificateSchema,
  idempotent: true,
  limit: { max: 20, windowSeconds: 3600 },
  errors: ['INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Sends a certificate to be reviewed; tax is charged until it is approved.',
});

export const taxationRenewCertificate = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationRenewCertificate',
  method: 'POST',
  path: '/certificates/:id/renewal',
  params: byId,
  body: certificateFormSchema,
  response: certificateSchema,
  idempotent: true,
  limit: { max: 20, windowSeconds: 3600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID', 'IDEMPOTENCY_CONFLICT'],
  summary: 'A new file for a certificate that was declined or has expired; it is reviewed again.',
});

export const taxationGetCertificateFile = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'taxationGetCertificateFile',
  method: 'GET',
  path: '/certificates/:id/file',
  params: byId,
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 120, windowSeconds: 600 },
  errors: ['NOT_FOUND'],
  summary: 'The scan of a certificate, to be saved by its owner.',
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
    'Takes in a certificate a customer sent by another way. INVALID at `body.accountNumber` where there is none.',
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
  name: 'taxationAdminGetCertificateFile',
  method: 'GET',
  path: '/admin/taxation/certificates/:id/file',
  params: byId,
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 240, windowSeconds: 600 },
  errors: ['NOT_FOUND'],
  summary: 'The scan of a certificate, to be saved.',
});
