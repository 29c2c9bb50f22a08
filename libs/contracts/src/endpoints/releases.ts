import * as v from 'valibot';
import { releaseRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { line } from '../schemas/common.ts';
import { bytesSchema } from '../schemas/feed-import.ts';
import {
  activateReleaseSchema,
  changeRemoteSchema,
  publishedReleaseSchema,
  releaseListSchema,
  remoteNameSchema,
  remoteReleasesSchema,
  rollBackReleaseSchema,
  setCanarySchema,
} from '../schemas/release.ts';

const releases = { service: 'notifications', audience: 'public', rights: { staff: releaseRoles } } as const;
const change = {
  ...releases,
  method: 'POST',
  params: v.object({ remote: remoteNameSchema }),
  response: remoteReleasesSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'IDEMPOTENCY_CONFLICT'],
  limit: { max: 120, windowSeconds: 3600 },
} as const;

export const notificationsListReleases = /* @__PURE__ */ defineEndpoint({
  ...releases,
  name: 'notificationsListReleases',
  method: 'GET',
  path: '/admin/operations/releases',
  response: releaseListSchema,
  errors: [],
  summary:
    'The releases of each remote: which visitors get, which came before, and which the shell took out of use.',
});

export const notificationsPublishRelease = /* @__PURE__ */ defineEndpoint({
  ...releases,
  name: 'notificationsPublishRelease',
  method: 'PUT',
  path: '/admin/operations/releases/:remote/archive',
  params: v.object({ remote: remoteNameSchema }),
  query: v.object({ reason: line(300) }),
  body: bytesSchema,
  transfer: 'upload',
  response: publishedReleaseSchema,
  errors: ['WRONG_STATE', 'PAYLOAD_TOO_LARGE'],
  limit: { max: 60, windowSeconds: 3600 },
  summary:
    'Publishes a release from its archive (`release <remote> --archive <file>`, 4 MB at most), signed by the release key and verified as every release is. WRONG_STATE says with `reason` why it is refused. Nothing is activated; an archive that is published already changes nothing.',
});

export const notificationsActivateRelease = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsActivateRelease',
  path: '/admin/operations/releases/:remote/activate',
  body: activateReleaseSchema,
  summary:
    'Gives all visitors a published release, after it was verified and tried. STALE_VERSION where somebody changed the remote since.',
});

export const notificationsRollBackRelease = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsRollBackRelease',
  path: '/admin/operations/releases/:remote/roll-back',
  body: rollBackReleaseSchema,
  summary:
    'Goes back to a release before the active one. Those between are kept away until somebody activates them again.',
});

export const notificationsSetCanary = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsSetCanary',
  path: '/admin/operations/releases/:remote/canary',
  body: setCanarySchema,
  summary: 'Gives a share of the visitors another release, after it was verified and tried.',
});

export const notificationsEndCanary = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsEndCanary',
  path: '/admin/operations/releases/:remote/canary/end',
  body: changeRemoteSchema,
  summary: 'Gives all visitors the active release again.',
});

export const notificationsTakeRemoteOut = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsTakeRemoteOut',
  path: '/admin/operations/releases/:remote/out-of-service',
  body: changeRemoteSchema,
  summary:
    'Gives visitors none of a remote: its addresses answer 503 until it is brought back. Open pages go on as they are.',
});

export const notificationsBringRemoteBack = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsBringRemoteBack',
  path: '/admin/operations/releases/:remote/in-service',
  body: changeRemoteSchema,
  summary: 'Gives visitors the active release of a remote again.',
});

export const notificationsPinRemote = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsPinRemote',
  path: '/admin/operations/releases/:remote/pin',
  body: changeRemoteSchema,
  summary:
    'Keeps what visitors get as it is: until the pin is taken out nothing is activated, shared or gone back to, by the command line neither.',
});

export const notificationsUnpinRemote = /* @__PURE__ */ defineEndpoint({
  ...change,
  name: 'notificationsUnpinRemote',
  path: '/admin/operations/releases/:remote/unpin',
  body: changeRemoteSchema,
  summary: 'Takes the pin of a remote out.',
});
