import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { uuidSchema } from '../schemas/common.ts';
import { bytesSchema, chunkQuerySchema } from '../schemas/feed-import.ts';
import { sentChunkSchema } from '../schemas/record-file.ts';

export const salesSendFileChunk = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesSendFileChunk',
  method: 'PUT',
  path: '/record-files/:id/content',
  params: v.object({ id: uuidSchema }),
  query: chunkQuerySchema,
  body: bytesSchema,
  transfer: 'upload',
  response: sentChunkSchema,
  limit: { max: 400, windowSeconds: 600 },
  errors: ['NOT_FOUND', 'WRONG_STATE', 'PAYLOAD_TOO_LARGE', 'INVALID', 'UNAVAILABLE'],
  summary:
    'A chunk of a file that was announced for a record, not behind what has arrived; the same chunk again changes nothing. The last one has the file typed by its bytes and scanned: INVALID at `body.file` says why it is not kept.',
});
