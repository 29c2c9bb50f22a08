import * as v from 'valibot';
import { invoiceContactRoles, invoiceRoles, staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema, tokenSchema } from '../schemas/common.ts';
import {
  adminInvoiceSchema,
  cancelInvoiceSchema,
  disputeInvoiceSchema,
  invoiceSchema,
  invoiceSummarySchema,
  myInvoicesQuery,
  myInvoicesSchema,
  sendInvoiceSchema,
  settleDisputeSchema,
  statementQuery,
  statementSchema,
  voidInvoiceSchema,
} from '../schemas/invoice.ts';

const ours = { service: 'sales', audience: 'public' } as const;
const own = { ...ours, rights: 'customer' } as const;
const reading = { ...ours, rights: { staff: staffRoles } } as const;
const finance = { ...ours, rights: { staff: invoiceRoles } } as const;
const contact = { ...ours, rights: { staff: invoiceContactRoles } } as const;
const byNumber = v.object({ number: recordNumberSchema });
const writing = {
  params: byNumber,
  response: adminInvoiceSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
} as const;

export const salesListMyInvoices = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesListMyInvoices',
  method: 'GET',
  path: '/my-account/invoices',
  query: myInvoicesQuery,
  response: myInvoicesSchema,
  errors: [],
  summary:
    'The account’s invoices and credit memos, newest first, with what is open and overdue; with `buyer` those of its company, or of somebody there, for whoever may read them.',
});

export const salesListMyOrderInvoices = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesListMyOrderInvoices',
  method: 'GET',
  path: '/my-account/orders/:number/invoices',
  params: byNumber,
  response: v.array(invoiceSummarySchema),
  errors: ['NOT_FOUND'],
  summary: 'Invoices and credit memos of one of the account’s orders, oldest first.',
});

export const salesGetMyInvoice = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesGetMyInvoice',
  method: 'GET',
  path: '/my-account/invoices/:number',
  params: byNumber,
  response: invoiceSchema,
  errors: ['NOT_FOUND'],
  summary: 'One of the account’s invoices or credit memos; another’s answers NOT_FOUND.',
});

export const salesGetInvoiceByLink = /* @__PURE__ */ defineEndpoint({
  ...ours,
  rights: 'anyone',
  name: 'salesGetInvoiceByLink',
  method: 'GET',
  path: '/invoices/:number',
  params: byNumber,
  query: v.object({ token: v.optional(tokenSchema) }),
  response: invoiceSummarySchema,
  errors: ['NOT_FOUND'],
  summary:
    'What is still to be paid of an invoice or credit memo, for its account, those of its company who read its records, or whoever holds the token of its order’s link; everybody else is answered NOT_FOUND.',
});

export const salesGetMyStatement = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'salesGetMyStatement',
  method: 'GET',
  path: '/my-account/statement',
  query: v.object(statementQuery),
  response: statementSchema,
  errors: [],
  summary: 'Statement of account: what was invoiced, credited and paid in a period, and what is open.',
});

export const salesAdminListOrderInvoices = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminListOrderInvoices',
  method: 'GET',
  path: '/admin/orders/:number/invoices',
  params: byNumber,
  response: v.array(invoiceSummarySchema),
  errors: ['NOT_FOUND'],
  summary: 'Invoices and credit memos of an order, oldest first.',
});

export const salesAdminGetInvoice = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesAdminGetInvoice',
  method: 'GET',
  path: '/admin/invoices/:number',
  params: byNumber,
  response: adminInvoiceSchema,
  errors: ['NOT_FOUND'],
  summary: 'An invoice or credit memo with what settles it, and what this person may do.',
});

export const salesAdminSendInvoice = /* @__PURE__ */ defineEndpoint({
  ...contact,
  ...writing,
  name: 'salesAdminSendInvoice',
  method: 'POST',
  path: '/admin/invoices/:number/send',
  body: sendInvoiceSchema,
  summary: 'Mails an invoice or credit memo again, with its PDF.',
});

export const salesAdminDisputeInvoice = /* @__PURE__ */ defineEndpoint({
  ...contact,
  ...writing,
  name: 'salesAdminDisputeInvoice',
  method: 'POST',
  path: '/admin/invoices/:number/dispute',
  body: disputeInvoiceSchema,
  summary: 'Notes that its customer disputes an open invoice, and why.',
});

export const salesAdminSettleDispute = /* @__PURE__ */ defineEndpoint({
  ...contact,
  ...writing,
  name: 'salesAdminSettleDispute',
  method: 'POST',
  path: '/admin/invoices/:number/dispute/settle',
  body: settleDisputeSchema,
  summary: 'Notes that an invoice is not disputed any more.',
});

export const salesAdminCancelInvoice = /* @__PURE__ */ defineEndpoint({
  ...finance,
  ...writing,
  name: 'salesAdminCancelInvoice',
  method: 'POST',
  path: '/admin/invoices/:number/cancel',
  body: cancelInvoiceSchema,
  summary:
    'Cancels an invoice on the day it was issued in error and issues the one in its place; its number stays used. WRONG_STATE on a later day, or once something settles it.',
});

export const salesAdminVoidInvoice = /* @__PURE__ */ defineEndpoint({
  ...finance,
  ...writing,
  name: 'salesAdminVoidInvoice',
  method: 'POST',
  path: '/admin/invoices/:number/void',
  body: voidInvoiceSchema,
  summary: 'Credits an unpaid invoice in full. WRONG_STATE once money has come for it.',
});
