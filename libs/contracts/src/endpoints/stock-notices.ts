import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, uriSchema } from '../schemas/common.ts';
import {
  myNoticeSchema,
  noticeFormSchema,
  noticeTokenSchema,
  requestedNoticeSchema,
} from '../schemas/stock-notice.ts';

const open = { service: 'catalog', audience: 'public', rights: 'anyone' } as const;
const own = { service: 'catalog', audience: 'public', rights: 'customer' } as const;
const ofProduct = v.object({ uri: uriSchema });
const limit = { max: 20, windowSeconds: 600 } as const;

export const catalogRequestNotice = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogRequestNotice',
  method: 'POST',
  path: '/catalog/products/:uri/notices',
  params: ofProduct,
  body: noticeFormSchema,
  response: requestedNoticeSchema,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit,
  summary:
    'Asks for one mail when a sold-out product can be ordered again. Unless the address is the confirmed one of the account that asks, a first mail asks it, once for a product, and nothing else is sent before its link is pressed. Asked again for the same address it changes nothing and answers alike. WRONG_STATE when the product is not one to wait for.',
});

export const catalogGetMyNotice = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogGetMyNotice',
  method: 'GET',
  path: '/my-account/notices/of/:uri',
  params: ofProduct,
  response: myNoticeSchema,
  errors: ['NOT_FOUND'],
  summary: 'The stock notice the account waits for at a product.',
});

export const catalogCancelMyNotice = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'catalogCancelMyNotice',
  method: 'DELETE',
  path: '/my-account/notices/of/:uri',
  params: ofProduct,
  response: okSchema,
  errors: ['NOT_FOUND'],
  summary: 'Takes back what the account asked for at a product; nothing to take back is no error.',
});

export const catalogConfirmNotice = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogConfirmNotice',
  method: 'POST',
  path: '/catalog/notices/confirm',
  body: noticeTokenSchema,
  response: okSchema,
  errors: ['NOT_FOUND'],
  limit,
  summary:
    'The link of the mail that asks whether a stock notice is wanted: from now on it waits, and is sent at once where the product is back already. Pressed again it changes nothing. NOT_FOUND for a token we did not send or one older than seven days.',
});

export const catalogStopNotices = /* @__PURE__ */ defineEndpoint({
  ...open,
  name: 'catalogStopNotices',
  method: 'POST',
  path: '/catalog/notices/stop',
  body: noticeTokenSchema,
  response: okSchema,
  errors: ['NOT_FOUND'],
  limit,
  summary:
    'The link of a stock notice: takes back everything its address still waits for. NOT_FOUND for a token we did not send or no longer keep.',
});
