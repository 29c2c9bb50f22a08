import { defineEndpoint } from '../endpoint.ts';
import { companySpendSchema, spendQuery } from '../schemas/company-spend.ts';
import { bytesSchema } from '../schemas/feed-import.ts';

const reading = {
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  companyAct: 'read-company-records',
  method: 'GET',
  query: spendQuery,
  errors: ['NOT_PERMITTED'],
} as const;

export const salesGetCompanySpend = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesGetCompanySpend',
  path: '/my-account/company/spend',
  response: companySpendSchema,
  summary:
    'What the company has ordered in a period, by month, person, department and cost center: goods without shipping and tax, less what was canceled or came back.',
});

export const salesExportCompanySpend = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'salesExportCompanySpend',
  path: '/my-account/company/spend.csv',
  transfer: 'download',
  response: bytesSchema,
  summary:
    'The order lines behind it as CSV with English column names, the newest first; cells that a spreadsheet would calculate are plain text.',
});
