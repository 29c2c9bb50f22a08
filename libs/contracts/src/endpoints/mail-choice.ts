import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema } from '../schemas/common.ts';
import { mailChoiceSchema, optionalMailSchema, stopMailsSchema } from '../schemas/mail-choice.ts';

const own = { service: 'identity', audience: 'public', rights: 'customer', errors: [] } as const;

export const identityGetMailChoice = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityGetMailChoice',
  method: 'GET',
  path: '/my-account/mail-choice',
  response: mailChoiceSchema,
  summary: 'Which of the mails an account may do without it wants; all of them where nobody has said.',
});

export const identitySaveMailChoice = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identitySaveMailChoice',
  method: 'PUT',
  path: '/my-account/mail-choice',
  body: mailChoiceSchema,
  response: mailChoiceSchema,
  summary: 'Switches mails on and off: those that are not named are not sent any more.',
});

export const identityStopMails = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'public',
  rights: 'anyone',
  name: 'identityStopMails',
  method: 'POST',
  path: '/auth/stop-mails',
  body: stopMailsSchema,
  response: okSchema,
  errors: ['NOT_FOUND'],
  // mailboxes of many people press from the few networks of their provider
  limit: { max: 600, windowSeconds: 60, perProcess: true },
  summary:
    'The link of a mail: switches off its group for its account, and nothing else. Pressed again it changes nothing. NOT_FOUND for a token we did not sign, and for one of an account that is no more.',
});

export const identityReadMailChoice = /* @__PURE__ */ defineEndpoint({
  service: 'identity',
  audience: 'internal',
  rights: 'service',
  errors: [],
  name: 'identityReadMailChoice',
  callers: ['notifications'],
  method: 'POST',
  path: '/accounts/mail-choice',
  body: v.object({ email: v.string(), mail: optionalMailSchema }),
  response: v.nullable(
    v.object({
      isOff: v.boolean(),
      /** for the link that switches them off */
      token: v.string(),
    }),
  ),
  summary: 'Whether the account of an address wants a group of mails; null for the address of a guest.',
});
