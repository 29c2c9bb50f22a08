import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { feedRoles } from '@gantry/domain/roles';
import { uuidSchema } from '../schemas/common.ts';
import {
  beginImportSchema,
  bytesSchema,
  columnMappingSchema,
  errorsQuerySchema,
  exportQuerySchema,
  feedImportSchema,
  feedLookSchema,
  importListQuerySchema,
  importListSchema,
  importSettingsSchema,
  savedMappingSchema,
  chunkQuerySchema,
} from '../schemas/feed-import.ts';

const base = { service: 'catalog', audience: 'public', rights: { staff: feedRoles } } as const;
const ofImport = v.object({ id: uuidSchema });

export const catalogListImports = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogListImports',
  method: 'GET',
  path: '/admin/catalogue/imports',
  query: importListQuerySchema,
  response: importListSchema,
  errors: ['NOT_PERMITTED'],
  summary: 'Feeds that staff brought in, newest first.',
});

export const catalogGetImport = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogGetImport',
  method: 'GET',
  path: '/admin/catalogue/imports/:id',
  params: ofImport,
  response: feedImportSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED'],
  summary: 'An import with its progress, the first row errors and what may be done with it.',
});

export const catalogBeginImport = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogBeginImport',
  method: 'POST',
  path: '/admin/catalogue/imports',
  body: beginImportSchema,
  response: feedImportSchema,
  idempotent: true,
  errors: ['NOT_PERMITTED', 'PAYLOAD_TOO_LARGE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Announces a file. Its bytes follow in chunks. TOO_MANY_REQUESTS says with `uploads` which bound is met (`upload-bounds`).',
});

export const catalogSendImportChunk = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogSendImportChunk',
  method: 'PUT',
  path: '/admin/catalogue/imports/:id/file',
  params: ofImport,
  query: chunkQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: feedImportSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE'],
  summary:
    'A chunk of the file, not behind what has arrived; the same chunk again changes nothing. The last one has the file looked at: `ready`, or `refused` when it is no feed.',
});

export const catalogLookAtImport = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogLookAtImport',
  method: 'POST',
  path: '/admin/catalogue/imports/:id/look',
  params: ofImport,
  body: v.object({ mapping: columnMappingSchema }),
  response: feedLookSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE'],
  summary: 'What the columns mean under a mapping and what the first rows would become. Writes nothing.',
});

export const catalogStartImport = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogStartImport',
  method: 'POST',
  path: '/admin/catalogue/imports/:id/start',
  params: ofImport,
  body: importSettingsSchema,
  response: feedImportSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Lets an import take its turn. The same bytes with the same settings run once at a time: WRONG_STATE names the other.',
});

export const catalogCancelImport = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogCancelImport',
  method: 'POST',
  path: '/admin/catalogue/imports/:id/cancel',
  params: ofImport,
  response: feedImportSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'WRONG_STATE'],
  summary: 'Ends an import; one that runs takes back what it has not committed and ends a moment later.',
});

export const catalogGetImportErrors = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogGetImportErrors',
  method: 'GET',
  path: '/admin/catalogue/imports/:id/errors',
  params: ofImport,
  query: errorsQuerySchema,
  transfer: 'download',
  response: bytesSchema,
  errors: ['NOT_FOUND', 'NOT_PERMITTED'],
  summary: 'Row errors of the last run as CSV: line, id, field, what is wrong, and the row.',
});

export const catalogListMappings = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogListMappings',
  method: 'GET',
  path: '/admin/catalogue/mappings',
  response: v.array(savedMappingSchema),
  errors: ['NOT_PERMITTED'],
  summary: 'Mappings kept for files of the same suppliers, by name.',
});

export const catalogExportFeed = /* @__PURE__ */ defineEndpoint({
  ...base,
  name: 'catalogExportFeed',
  method: 'GET',
  path: '/admin/catalogue/export',
  query: exportQuerySchema,
  transfer: 'download',
  response: bytesSchema,
  limit: { max: 20, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'NOT_PERMITTED'],
  summary: 'The catalogue as the feed that the import takes, confidential prices included.',
});
