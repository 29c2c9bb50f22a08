import { defineEndpoint } from '../endpoint.ts';
import { accountErasureSchema } from '../schemas/account-erasure.ts';
import { okSchema } from '../schemas/common.ts';
import { byPasswordSchema } from '../schemas/second-step.ts';

const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;

export const identityGetErasure = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityGetErasure',
  method: 'GET',
  path: '/my-account/erasure',
  response: accountErasureSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'What keeps the account from being erased now, and how long the law wants its papers kept. NOT_PERMITTED for staff, whose accounts admins close.',
});

export const identityEraseAccount = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityEraseAccount',
  method: 'POST',
  path: '/my-account/erasure',
  body: byPasswordSchema,
  response: okSchema,
  errors: ['WRONG_CREDENTIALS', 'NOT_PERMITTED', 'WRONG_STATE'],
  limit: { max: 10, windowSeconds: 60 },
  summary:
    'Erases the account of whoever calls, for good: every session ends, and all services forget the person but for what the law wants kept. WRONG_STATE with the `blockers` while something is open.',
});
