import * as v from 'valibot';
import { staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { okSchema, uuidSchema } from '../schemas/common.ts';
import {
  listStartSchema,
  listViewChangeSchema,
  listViewsQuery,
  listViewsSchema,
  newListViewSchema,
} from '../schemas/list-view.ts';

const ours = { service: 'identity', audience: 'public', rights: { staff: staffRoles } } as const;
const byId = v.object({ id: uuidSchema });

export const identityListViews = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityListViews',
  method: 'GET',
  path: '/admin/list-views',
  query: listViewsQuery,
  response: listViewsSchema,
  errors: ['NOT_PERMITTED'],
  summary:
    'The caller’s views of a list and those shared with them, by name, and which one the list begins with. NOT_PERMITTED for a list the caller does not read.',
});

export const identityCreateView = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityCreateView',
  method: 'POST',
  path: '/admin/list-views',
  body: newListViewSchema,
  response: v.object({ id: v.string() }),
  idempotent: true,
  errors: ['NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary:
    'Keeps a view of a list under a name. NOT_PERMITTED for a list the caller does not read, and for sharing with whom they may not; INVALID with `maxListViews` for more views than one person keeps.',
});

export const identityChangeView = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityChangeView',
  method: 'PATCH',
  path: '/admin/list-views/:id',
  params: byId,
  body: listViewChangeSchema,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Renames or shares a view, or keeps what is shown now in it; its owner only.',
});

export const identityRemoveView = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identityRemoveView',
  method: 'DELETE',
  path: '/admin/list-views/:id',
  params: byId,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Removes a view: its owner, and an admin one that is shared.',
});

export const identitySetStartView = /* @__PURE__ */ defineEndpoint({
  ...ours,
  name: 'identitySetStartView',
  method: 'PUT',
  path: '/admin/list-start',
  body: listStartSchema,
  response: okSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
  summary: 'Says which view the caller’s list begins with; null for everything.',
});
