import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, recordNumberSchema } from '../schemas/common.ts';
import { inquirySchema, inquiryTokenQuery, takenInquirySchema } from '../schemas/inquiry.ts';
import {
  addedToDraftSchema,
  cartLinesForQuoteSchema,
  draftProductSchema,
  editQuoteLinesSchema,
  quoteDraftContentSchema,
  quoteDraftSchema,
  quoteRequestSchema,
  quoteSourceQuery,
} from '../schemas/quote-request.ts';

const anyone = { service: 'sales', audience: 'public', rights: 'anyone' } as const;
const tenMinutes = 600;

export const salesGetQuoteDraft = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesGetQuoteDraft',
  method: 'GET',
  path: '/quote/draft',
  query: quoteSourceQuery,
  response: quoteDraftSchema,
  errors: [],
  summary:
    'The draft of the account, else of the guest token in the cookie `quote`, with the lines the query adds: from the cart, a product, words, or an earlier request. Changes nothing.',
});

export const salesSaveQuoteDraft = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesSaveQuoteDraft',
  companyAct: 'prepare',
  method: 'PUT',
  path: '/quote/draft',
  body: quoteDraftContentSchema,
  response: okSchema,
  errors: [],
  limit: { max: 240, windowSeconds: 60, perProcess: true },
  summary:
    'Keeps a request as far as it is filled in, whatever is still wrong with it; makes the cookie `quote` when needed.',
});

export const salesAddCartLinesToDraft = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesAddCartLinesToDraft',
  companyAct: 'prepare',
  method: 'POST',
  path: '/quote/draft/cart-lines',
  body: cartLinesForQuoteSchema,
  response: addedToDraftSchema,
  errors: [],
  limit: { max: 240, windowSeconds: 60, perProcess: true },
  summary:
    "Adds chosen lines of the visitor's cart to their draft, each product once; ids of other carts add nothing.",
});

export const salesFindQuoteProduct = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesFindQuoteProduct',
  method: 'GET',
  path: '/quote/product',
  query: v.object({ number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)) }),
  response: v.object({ product: v.nullable(draftProductSchema) }),
  errors: [],
  limit: { max: 240, windowSeconds: 60, perProcess: true },
  summary: 'The one product a typed part number means; null where it is none or several.',
});

export const salesRequestQuote = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesRequestQuote',
  companyAct: 'prepare',
  method: 'POST',
  path: '/quote/requests',
  body: quoteRequestSchema,
  response: takenInquirySchema,
  idempotent: true,
  errors: ['IDEMPOTENCY_CONFLICT'],
  limit: { max: 10, windowSeconds: tenMinutes },
  summary:
    'Takes a request for a quote: numbered, acknowledged by mail, in the back office; the draft is gone. INVALID names the line and what is wrong with it.',
});

export const salesEditQuoteLines = /* @__PURE__ */ defineEndpoint({
  ...anyone,
  name: 'salesEditQuoteLines',
  companyAct: 'prepare',
  method: 'PUT',
  path: '/inquiries/:number/lines',
  params: v.object({ number: recordNumberSchema }),
  query: inquiryTokenQuery,
  body: editQuoteLinesSchema,
  response: inquirySchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 40, windowSeconds: tenMinutes },
  summary:
    'The customer changes quantities and wishes of lines, or takes lines out, while nobody has taken the request.',
});
