import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import {
  closeLocationSchema,
  companyLocationSchema,
  locationEntrySchema,
  personLocationSchema,
} from '../schemas/company-location.ts';

const managed = {
  service: 'identity',
  audience: 'public',
  rights: 'customer',
  companyAct: 'manage-people',
} as const;
const oneLocation = v.object({ id: uuidSchema });

export const identityAddLocation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityAddLocation',
  method: 'POST',
  path: '/my-account/company/locations',
  body: locationEntrySchema,
  response: companyLocationSchema,
  errors: ['NOT_PERMITTED', 'WRONG_STATE'],
  idempotent: true,
  summary:
    'Adds a location of the company, in another one or in the company itself. A fifth level, or a name that another location there has, is INVALID.',
});

export const identitySaveLocation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySaveLocation',
  method: 'PUT',
  path: '/my-account/company/locations/:id',
  params: oneLocation,
  body: locationEntrySchema,
  response: companyLocationSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary:
    'Renames a location, or moves it with all that is in it. Into itself, or to a fifth level, is INVALID.',
});

export const identityCloseLocation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityCloseLocation',
  method: 'POST',
  path: '/my-account/company/locations/:id/close',
  params: oneLocation,
  body: closeLocationSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND', 'WRONG_STATE'],
  summary:
    'Closes a location: nobody is put into it any more. Who and what is in it moves to another one, or to the company itself; without a move it has to be empty. One that is closed is no error.',
});

export const identityReopenLocation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identityReopenLocation',
  method: 'POST',
  path: '/my-account/company/locations/:id/reopen',
  params: oneLocation,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND', 'WRONG_STATE'],
  summary: 'Opens a location that was closed; not while the one it is in is closed.',
});

export const identitySetColleagueLocation = /* @__PURE__ */ defineEndpoint({
  ...managed,
  name: 'identitySetColleagueLocation',
  method: 'PUT',
  path: '/my-account/company/people/:number/location',
  params: v.object({ number: recordNumberSchema }),
  body: personLocationSchema,
  response: okSchema,
  errors: ['NOT_PERMITTED', 'NOT_FOUND'],
  summary: 'Says to which location somebody belongs; null: to the company itself.',
});
