import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import type { ServiceName } from '../callers.ts';
import { uuidSchema } from '../schemas/common.ts';
import { dataExportSchema, dataOwnerSchema, ownDataPageSchema } from '../schemas/data-export.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import { byPasswordSchema } from '../schemas/second-step.ts';

const own = { service: 'identity', audience: 'public', rights: 'customer' } as const;

export const identityAskDataExport = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityAskDataExport',
  method: 'POST',
  path: '/my-account/data-exports',
  body: byPasswordSchema,
  response: dataExportSchema,
  errors: ['WRONG_CREDENTIALS', 'NOT_PERMITTED'],
  limit: { max: 10, windowSeconds: 60 },
  summary:
    'Asks for a copy of everything the store holds on the account that calls, proven by its password; it can be downloaded for some minutes. TOO_MANY_REQUESTS after a few in a day. NOT_PERMITTED for staff.',
});

export const identityDownloadDataExport = /* @__PURE__ */ defineEndpoint({
  ...own,
  name: 'identityDownloadDataExport',
  method: 'GET',
  path: '/my-account/data-exports/:id',
  params: v.object({ id: uuidSchema }),
  transfer: 'download',
  response: bytesSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 10, windowSeconds: 60 },
  summary:
    'The copy as a Zip archive, written while it is sent: a JSON file for each kind of record, orders and invoices as CSV, the files the account has sent, and a README in the language of the caller. NOT_FOUND for that of another account, and once its minutes are over.',
});

const internal = {
  audience: 'internal',
  rights: 'service',
  callers: ['identity'],
  method: 'POST',
  errors: ['NOT_FOUND'],
} as const;

/** A page of what a service holds on an account. */
const pageOf = <const Service extends ServiceName, const Name extends string>(service: Service, name: Name) =>
  /* @__PURE__ */ defineEndpoint({
    ...internal,
    service,
    name,
    path: '/accounts/own-data',
    body: v.object({
      owner: dataOwnerSchema,
      /** a part this service has, of `exportParts` */
      part: v.string(),
      /** `next` of the page before; empty: the first page */
      after: v.string(),
    }),
    response: ownDataPageSchema,
    summary: 'A page of what the service holds on an account, for the copy its owner has asked for.',
  });

export const salesExportOwned = /* @__PURE__ */ pageOf('sales', 'salesExportOwned');
export const catalogExportOwned = /* @__PURE__ */ pageOf('catalog', 'catalogExportOwned');
export const paymentsExportOwned = /* @__PURE__ */ pageOf('payments', 'paymentsExportOwned');
export const taxationExportOwned = /* @__PURE__ */ pageOf('taxation', 'taxationExportOwned');
export const notificationsExportOwned = /* @__PURE__ */ pageOf('notifications', 'notificationsExportOwned');

const file = {
  ...internal,
  path: '/accounts/own-files',
  body: v.object({ owner: dataOwnerSchema, id: uuidSchema }),
  transfer: 'download',
  response: bytesSchema,
  summary: 'The bytes of a file an account has sent. NOT_FOUND for that of another account.',
} as const;

export const salesSendOwnedFile = /* @__PURE__ */ defineEndpoint({
  ...file,
  service: 'sales',
  name: 'salesSendOwnedFile',
});

export const taxationSendOwnedFile = /* @__PURE__ */ defineEndpoint({
  ...file,
  service: 'taxation',
  name: 'taxationSendOwnedFile',
});
