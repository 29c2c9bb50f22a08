import { defineEndpoint } from '../endpoint.ts';
import { ownTermsSchema } from '../schemas/own-terms.ts';

export const salesGetOwnTerms = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesGetOwnTerms',
  method: 'GET',
  path: '/my-account/terms',
  response: ownTermsSchema,
  errors: [],
  summary:
    'Terms the caller may order on now, and what is left of the credit line: their company’s where it has one, told to those who read what it has ordered, else their own; and what they and their company have as credit.',
});
