import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { inquiryRoles, quoteLineRoles } from '@gantry/domain/roles';
import { recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import {
  adminInquiryLineSchema,
  adminInquirySchema,
  assignInquirySchema,
  inquiryNumberSchema,
  linePriceHelpSchema,
  newQuoteLineSchema,
  quoteLineChangesSchema,
  splitInquirySchema,
  versionedSchema,
} from '../schemas/admin-inquiry.ts';
import { assigneeSchema } from '../schemas/assignee.ts';
import { inquirySchema } from '../schemas/inquiry.ts';

const inquiryParams = v.object({ number: recordNumberSchema });
const lineParams = v.object({ number: recordNumberSchema, lineId: uuidSchema });
const reading = { service: 'sales', audience: 'public', rights: { staff: inquiryRoles } } as const;
const filling = { service: 'sales', audience: 'public', rights: { staff: quoteLineRoles } } as const;

export const salesAdminSaveQuoteLine = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminSaveQuoteLine',
  method: 'PATCH',
  path: '/admin/inquiries/:number/lines/:lineId',
  params: lineParams,
  body: quoteLineChangesSchema,
  response: adminInquiryLineSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Saves changed cells of one line. STALE_VERSION carries the line as somebody else left it (`line`) and who (`changedBy`).',
});

export const salesAdminAddQuoteLine = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminAddQuoteLine',
  method: 'POST',
  path: '/admin/inquiries/:number/lines',
  params: inquiryParams,
  body: newQuoteLineSchema,
  response: adminInquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Adds a line: a product or words, by itself or instead of another line.',
});

export const salesAdminRemoveQuoteLine = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminRemoveQuoteLine',
  method: 'POST',
  path: '/admin/inquiries/:number/lines/:lineId/removal',
  params: lineParams,
  body: versionedSchema,
  response: adminInquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Takes away a line the store added, by its version. What the customer asked for stays: mark it as not available.',
});

export const salesAdminQuotePriceHelp = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminQuotePriceHelp',
  method: 'GET',
  path: '/admin/inquiries/:number/price-help',
  params: inquiryParams,
  response: v.array(linePriceHelpSchema),
  errors: ['NOT_FOUND'],
  summary:
    'For each line: list price, price of this customer, breaks, stock, what this customer was charged and quoted before, and what a supplier answered last.',
});

export const salesAdminCustomerView = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminCustomerView',
  method: 'GET',
  path: '/admin/inquiries/:number/customer-view',
  params: inquiryParams,
  response: v.nullable(inquirySchema),
  errors: ['NOT_FOUND'],
  summary: 'The record as its customer reads it; null while it is hidden from them.',
});

export const salesAdminListAssignees = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListAssignees',
  method: 'GET',
  path: '/admin/inquiry-assignees',
  response: v.array(assigneeSchema),
  errors: [],
  summary: 'Who can take on inquiries and quotes, by name.',
});

export const salesAdminAssignInquiry = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminAssignInquiry',
  method: 'POST',
  path: '/admin/inquiries/:number/assignee',
  params: inquiryParams,
  body: assignInquirySchema,
  response: adminInquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Gives an inquiry to somebody of the staff, or to nobody; who is no assignee answers INVALID.',
});

export const salesAdminSplitInquiry = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminSplitInquiry',
  method: 'POST',
  path: '/admin/inquiries/:number/split',
  params: inquiryParams,
  body: splitInquirySchema,
  response: inquiryNumberSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Moves lines, each with its alternatives, into a new quote of the same customer and assignee; at least one line stays.',
});

export const salesAdminCopyInquiry = /* @__PURE__ */ defineEndpoint({
  ...filling,
  name: 'salesAdminCopyInquiry',
  method: 'POST',
  path: '/admin/inquiries/:number/copy',
  params: inquiryParams,
  response: inquiryNumberSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'A new quote for the same customer with the same lines and prices, assigned to whoever copies it.',
});
