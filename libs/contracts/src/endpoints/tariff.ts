import * as v from 'valibot';
import { tariffReaderRoles, tariffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, pageQuery, recordNumberSchema, uuidSchema } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  endTariffRowSchema,
  listedTariffRowSchema,
  newTariffRowSchema,
  shippingCalculatorAnswerSchema,
  shippingCalculatorRequestSchema,
  shippingReplaySchema,
  tariffImportQuerySchema,
  tariffImportRecordSchema,
  tariffImportSchema,
  tariffListQuerySchema,
  tariffRowIdSchema,
} from '../schemas/tariff-admin.ts';
import { tariffKindSchema } from '../schemas/tariff.ts';

const reading = { service: 'shipping', audience: 'public', rights: { staff: tariffReaderRoles } } as const;
const writing = { service: 'shipping', audience: 'public', rights: { staff: tariffRoles } } as const;

export const shippingAdminListTariff = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminListTariff',
  method: 'GET',
  path: '/admin/shipping/tariff',
  query: v.object({ ...pageQuery, ...tariffListQuerySchema.entries }),
  response: pageOf(listedTariffRowSchema),
  errors: [],
  summary:
    'Rows of one table of the tariff with their dates: those that hold, those to come, or those that have ended.',
});

export const shippingAdminAddTariffRow = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'shippingAdminAddTariffRow',
  method: 'POST',
  path: '/admin/shipping/tariff',
  body: newTariffRowSchema,
  response: listedTariffRowSchema,
  idempotent: true,
  errors: ['INVALID', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'A row that holds from a day on; the one it takes the place of ends there and stays. WRONG_STATE where one of this day or a later one is entered.',
});

export const shippingAdminEndTariffRow = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'shippingAdminEndTariffRow',
  method: 'POST',
  path: '/admin/shipping/tariff/:id/end',
  params: tariffRowIdSchema,
  body: endTariffRowSchema,
  response: listedTariffRowSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Ends a row on a day, which it no longer holds. WRONG_STATE where it has ended or begins later.',
});

export const shippingAdminExportTariff = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminExportTariff',
  method: 'GET',
  path: '/admin/shipping/tariff.csv',
  query: v.object({ kind: tariffKindSchema }),
  transfer: 'download',
  response: bytesSchema,
  errors: [],
  summary: 'One table as it holds today, as the CSV file that an import takes.',
});

export const shippingAdminListTariffImports = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminListTariffImports',
  method: 'GET',
  path: '/admin/shipping/imports',
  response: v.array(tariffImportSchema),
  errors: [],
  summary: 'The last files of the tariff, newest first.',
});

export const shippingAdminGetTariffImport = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminGetTariffImport',
  method: 'GET',
  path: '/admin/shipping/imports/:id',
  params: v.object({ id: uuidSchema }),
  response: tariffImportRecordSchema,
  errors: ['NOT_FOUND'],
  summary: 'A file with the difference it makes, or made.',
});

export const shippingAdminSendTariffImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'shippingAdminSendTariffImport',
  method: 'PUT',
  path: '/admin/shipping/imports/:id/file',
  params: v.object({ id: uuidSchema }),
  query: tariffImportQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: tariffImportRecordSchema,
  errors: ['INVALID', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE'],
  summary:
    'A CSV file of one table, whole: it is compared with the tariff and nothing is changed. INVALID with `refused` where it lacks columns of the table.',
});

export const shippingAdminApplyTariffImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'shippingAdminApplyTariffImport',
  method: 'POST',
  path: '/admin/shipping/imports/:id/apply',
  params: v.object({ id: uuidSchema }),
  body: v.object({
    /** whoever applies it has seen the refused rows and goes without them */
    leaveOutRefused: v.optional(v.boolean(), false),
  }),
  response: tariffImportRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Applies the difference as it was shown, all or nothing. STALE_VERSION where the tariff has changed since: the difference is made anew. WRONG_STATE with refused rows.',
});

export const shippingAdminUndoTariffImport = /* @__PURE__ */ defineEndpoint({
  ...writing,
  name: 'shippingAdminUndoTariffImport',
  method: 'POST',
  path: '/admin/shipping/imports/:id/undo',
  params: v.object({ id: uuidSchema }),
  body: v.object({}),
  response: tariffImportRecordSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Takes an import back. WRONG_STATE unless it is the newest one that is applied and nothing of it was changed since.',
});

export const shippingAdminCalculate = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminCalculate',
  method: 'POST',
  path: '/admin/shipping/calculator',
  body: shippingCalculatorRequestSchema,
  response: shippingCalculatorAnswerSchema,
  errors: ['INVALID'],
  summary:
    'What every service asks for any shipment on any day, with everything it was read from. Keeps nothing.',
});

export const shippingAdminReplayOrder = /* @__PURE__ */ defineEndpoint({
  ...reading,
  name: 'shippingAdminReplayOrder',
  method: 'GET',
  path: '/admin/shipping/orders/:number',
  params: v.object({ number: recordNumberSchema }),
  response: shippingReplaySchema,
  errors: ['NOT_FOUND'],
  summary:
    'The price of an order’s shipping as it was kept, and as it comes out again from the rows kept with it.',
});
