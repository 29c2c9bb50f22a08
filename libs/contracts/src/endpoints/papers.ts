import * as v from 'valibot';
import { staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { businessDocumentSchema } from '../schemas/business-document.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  ownPaperQuery,
  ownPapers,
  staffPaperNumber,
  staffPaperQuery,
  staffPapers,
} from '../schemas/paper.ts';

const paper = {
  service: 'sales',
  audience: 'public',
  method: 'GET',
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const;
const own = {
  ...paper,
  rights: 'anyone',
  params: v.object({ kind: v.picklist(ownPapers), number: recordNumberSchema }),
  query: ownPaperQuery,
} as const;
/** Which of them sees which kind is in the table of kinds of the service: the others are answered NOT_FOUND. */
const forStaff = {
  ...paper,
  rights: { staff: staffRoles },
  params: v.object({ kind: v.picklist(staffPapers), number: staffPaperNumber }),
  query: staffPaperQuery,
} as const;
const pdf = { transfer: 'download', response: bytesSchema, limit: { max: 60, windowSeconds: 60 } } as const;

export const salesGetPaper = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesGetPaper',
  path: '/papers/:kind/:number',
  response: businessDocumentSchema,
  summary:
    'A record as it is printed, for its account or whoever holds the token of its link, in the language asked for or that of the call. WRONG_STATE: a return that is not authorized, or an order that is not paid in advance, has no such paper.',
});

export const salesGetPaperPdf = /* @__PURE__ */ defineEndpoint({
  ...own,
  ...pdf,
  name: 'salesGetPaperPdf',
  path: '/papers/:kind/:number/pdf',
  summary: 'The same document as a PDF; the same record gives the same bytes.',
});

export const salesAdminGetPaper = /* @__PURE__ */ defineEndpoint({
  ...forStaff,
  name: 'salesAdminGetPaper',
  path: '/admin/papers/:kind/:number',
  response: businessDocumentSchema,
  summary:
    'A record as it is printed: what leaves the house in the language of whom it is for, what stays in it in that of the call, unless another is asked for.',
});

export const salesAdminGetPaperPdf = /* @__PURE__ */ defineEndpoint({
  ...forStaff,
  ...pdf,
  name: 'salesAdminGetPaperPdf',
  path: '/admin/papers/:kind/:number/pdf',
  summary: 'The same document as a PDF; the same record gives the same bytes.',
});
