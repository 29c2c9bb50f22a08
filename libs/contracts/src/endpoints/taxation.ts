import * as v from 'valibot';
import { taxReaderRoles, taxRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { optionalLine, pageOf, pageQuery, recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  calculatorAnswerSchema,
  calculatorRequestSchema,
  holidayFormSchema,
  importQuerySchema,
  newRateSchema,
  nexusFormSchema,
  ratePhases,
  taxabilityFormSchema,
  taxCodeRuleFormSchema,
  taxImportRecordSchema,
  taxImportSchema,
  taxRateRowSchema,
  taxReplaySchema,
  taxRuleKinds,
  taxRulesSchema,
  zipRowSchema,
} from '../schemas/tax-admin.ts';
import { foundZipSchema, stateCodeSchema, taxLevelSchema, zipRuleSchema } from '../schemas/taxation.ts';

const reading = { service: 'taxation', audience: 'public', rights: { staff: taxReaderRoles } } as const;
const writing = { service: 'taxation', audience: 'public', rights: { staff: taxRoles } } as const;
const byId = v.object({ id: uuidSchema });
const zipSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d{5}(-?\d{4})?$/, 'is not a ZIP code'));

export const taxationFindZip = /* @__PURE__ */ defineEndpoint({
  service: 'taxation',
  audience: 'public',
  rights: 'anyone',
  name: 'taxationFindZip',
  method: 'POST',
  path: '/zip-codes/find',
  body: v.object({ postalCode: zipSchema }),
  response: foundZipSchema,
  limit: { max: 600, windowSeconds: 600, perProcess: true },
  errors: [],
  summary:
    'Cities and states of a ZIP code, the likeliest first, to fill in a form; none where there is no such code. `ambiguous`: it lies in places that are taxed differently.',
});

export const taxationAdminListRates = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminListRates',
  method: 'GET',
  path: '/admin/taxation/rates',
  query: v.object({
    ...pageQuery,
    level: v.optional(v.fallback(v.optional(taxLevelSchema), undefined)),
    state: v.optional(v.fallback(v.optional(stateCodeSchema), undefined)),
    search: optionalLine(80),
    phase: v.optional(v.fallback(v.picklist(ratePhases), 'now'), 'now'),
  }),
  response: pageOf(taxRateRowSchema),
  errors: [],
  summary: 'Rates with their dates: those that hold, those to come, or those that have ended.',
});

export const taxationAdminAddRate = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminAddRate',
  method: 'POST',
  path: '/admin/taxation/rates',
  body: newRateSchema,
  response: v.object({ code: v.string() }),
  idempotent: true,
  errors: ['INVALID', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'A rate from a day on; the one before ends there and stays in the books. WRONG_STATE where a later rate is entered already.',
});

export const taxationAdminGetRules = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminGetRules',
  method: 'GET',
  path: '/admin/taxation/rules',
  response: taxRulesSchema,
  errors: [],
  summary:
    'Nexus, what of shipping and handling is taxed where, tax codes, holidays, and the rule for ZIP codes.',
});

const rule = <Body extends v.GenericSchema>(name: string, path: string, body: Body, summary: string) =>
  ({
    ...writing,
    name,
    method: 'POST',
    path,
    body,
    response: taxRulesSchema,
    idempotent: true,
    errors: ['INVALID', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
    summary,
  }) as const;

export const taxationAdminAddNexus = /* @__PURE__ */ defineEndpoint(
  rule(
    'taxationAdminAddNexus',
    '/admin/taxation/nexus',
    nexusFormSchema,
    'A state in which tax is collected, with its days. The first one ends collecting everywhere. WRONG_STATE where its days overlap another entry of the state.',
  ),
);

export const taxationAdminSetTaxability = /* @__PURE__ */ defineEndpoint(
  rule(
    'taxationAdminSetTaxability',
    '/admin/taxation/taxability',
    taxabilityFormSchema,
    'Whether a state taxes shipping or handling from a day on; what held before ends there.',
  ),
);

export const taxationAdminAddTaxCode = /* @__PURE__ */ defineEndpoint(
  rule(
    'taxationAdminAddTaxCode',
    '/admin/taxation/tax-codes',
    taxCodeRuleFormSchema,
    'How a state treats a product tax code: exempt, or at a rate of its own.',
  ),
);

export const taxationAdminAddHoliday = /* @__PURE__ */ defineEndpoint(
  rule(
    'taxationAdminAddHoliday',
    '/admin/taxation/holidays',
    holidayFormSchema,
    'Days on which a state asks no tax on goods, or on goods of some tax codes.',
  ),
);

export const taxationAdminEndRule = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminEndRule',
  method: 'POST',
  path: '/admin/taxation/rules/:kind/:id/end',
  params: v.object({ kind: v.picklist(taxRuleKinds), id: uuidSchema }),
  body: v.object({}),
  response: taxRulesSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Ends a rule today; one that has not begun is taken out.',
});

export const taxationAdminSetZipRule = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminSetZipRule',
  method: 'PUT',
  path: '/admin/taxation/zip-rule',
  body: v.object({ rule: zipRuleSchema }),
  response: taxRulesSchema,
  idempotent: true,
  errors: ['IDEMPOTENCY_CONFLICT'],
  summary: 'How an ambiguous ZIP code is taken where staff chose nothing for it.',
});

export const taxationAdminListZips = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminListZips',
  method: 'GET',
  path: '/admin/taxation/zip-codes',
  query: v.object({
    ...pageQuery,
    search: optionalLine(80),
    state: v.optional(v.fallback(v.optional(stateCodeSchema), undefined)),
    only: v.optional(v.fallback(v.picklist(['all', 'ambiguous', 'chosen']), 'all'), 'all'),
  }),
  response: pageOf(zipRowSchema),
  errors: [],
  summary: 'ZIP codes by their beginning, city or county, with the places that tax and what they ask today.',
});

export const taxationAdminChooseZip = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminChooseZip',
  method: 'PUT',
  path: '/admin/taxation/zip-codes/:zip/rule',
  params: v.object({ zip: v.pipe(v.string(), v.regex(/^\d{5}$/)) }),
  body: v.object({
    version: v.number(),
    /** a rule, `place:<key>` for one of its places, or null for the general rule */
    rule: v.nullable(v.union([zipRuleSchema, v.pipe(v.string(), v.maxLength(200), v.regex(/^place:.+$/))])),
  }),
  response: zipRowSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'INVALID', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'How this ZIP code is taken.',
});

export const taxationAdminListImports = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminListImports',
  method: 'GET',
  path: '/admin/taxation/imports',
  response: v.array(taxImportSchema),
  errors: [],
  summary: 'The last files of rates and ZIP codes, newest first.',
});

export const taxationAdminGetImport = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminGetImport',
  method: 'GET',
  path: '/admin/taxation/imports/:id',
  params: byId,
  response: taxImportRecordSchema,
  errors: ['NOT_FOUND'],
  summary: 'A file with the difference it makes, or made.',
});

export const taxationAdminSendImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminSendImport',
  method: 'PUT',
  path: '/admin/taxation/imports/:id/file',
  params: byId,
  query: importQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: taxImportRecordSchema,
  errors: ['INVALID', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE'],
  summary:
    'A CSV file, plain or gzip, whole: it is compared with the books and nothing is changed. INVALID with `refused` where its columns are of no known kind.',
});

export const taxationAdminApplyImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminApplyImport',
  method: 'POST',
  path: '/admin/taxation/imports/:id/apply',
  params: byId,
  body: v.object({
    /** whoever applies it has seen the refused rows and goes without them */
    leaveOutRefused: v.optional(v.boolean(), false),
  }),
  response: taxImportRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Applies the difference as it was shown, all or nothing. STALE_VERSION where the books have changed since: the difference is made anew. WRONG_STATE with refused rows.',
});

export const taxationAdminUndoImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'taxationAdminUndoImport',
  method: 'POST',
  path: '/admin/taxation/imports/:id/undo',
  params: byId,
  body: v.object({}),
  response: taxImportRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Takes an import back. WRONG_STATE unless it is the newest one that is applied and nothing of it was changed since.',
});

export const taxationAdminCalculate = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminCalculate',
  method: 'POST',
  path: '/admin/taxation/calculator',
  body: calculatorRequestSchema,
  response: calculatorAnswerSchema,
  errors: ['INVALID'],
  summary:
    'What the engine makes of any address, amounts, day and customer, with everything it knew. Keeps nothing.',
});

export const taxationAdminReplayOrder = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'taxationAdminReplayOrder',
  method: 'GET',
  path: '/admin/taxation/orders/:number',
  params: v.object({ number: recordNumberSchema }),
  response: taxReplaySchema,
  errors: ['NOT_FOUND'],
  summary: 'The calculation kept for an order, and what the engine makes of the same facts now.',
});
