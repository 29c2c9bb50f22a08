import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const catalogGetFileReach = /* @__PURE__ */ defineEndpoint({
  service: 'catalog',
  name: 'catalogGetFileReach',
  callers: ['media'],
  method: 'GET',
  path: '/file-reach/:source',
  audience: 'internal',
  rights: 'service',
  errors: [],
  params: v.object({ source: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({
    /** false when only products for signed-in buyers name it: for guests neither they nor their files exist */
    isPublic: v.boolean(),
  }),
  summary: 'Who may have a kept file (`file-<sha256>.<ending>`): everybody, or signed-in buyers alone.',
});
