import { mutationOf, queryOf } from '@gantry/api-client';
import {
  notificationsActivateRelease,
  notificationsBringRemoteBack,
  notificationsEndCanary,
  notificationsListReleases,
  notificationsPinRemote,
  notificationsPublishRelease,
  notificationsRollBackRelease,
  notificationsSetCanary,
  notificationsTakeRemoteOut,
  notificationsUnpinRemote,
} from '@gantry/contracts/endpoints/releases';
import { adminApi } from './admin-api.ts';

// Also after a refusal: what stands now is shown beside it.
const changes = { invalidatesTags: ['Release' as const, 'Audit' as const] };

/** Which releases of the remotes visitors get. */
export const releasesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    notificationsListReleases: build.query({
      ...queryOf(notificationsListReleases),
      providesTags: ['Release'],
    }),
    notificationsPublishRelease: build.mutation({ ...mutationOf(notificationsPublishRelease), ...changes }),
    notificationsActivateRelease: build.mutation({ ...mutationOf(notificationsActivateRelease), ...changes }),
    notificationsRollBackRelease: build.mutation({ ...mutationOf(notificationsRollBackRelease), ...changes }),
    notificationsSetCanary: build.mutation({ ...mutationOf(notificationsSetCanary), ...changes }),
    notificationsEndCanary: build.mutation({ ...mutationOf(notificationsEndCanary), ...changes }),
    notificationsTakeRemoteOut: build.mutation({ ...mutationOf(notificationsTakeRemoteOut), ...changes }),
    notificationsBringRemoteBack: build.mutation({ ...mutationOf(notificationsBringRemoteBack), ...changes }),
    notificationsPinRemote: build.mutation({ ...mutationOf(notificationsPinRemote), ...changes }),
    notificationsUnpinRemote: build.mutation({ ...mutationOf(notificationsUnpinRemote), ...changes }),
  }),
});

export const {
  useNotificationsListReleasesQuery,
  useNotificationsPublishReleaseMutation,
  useNotificationsActivateReleaseMutation,
  useNotificationsRollBackReleaseMutation,
  useNotificationsSetCanaryMutation,
  useNotificationsEndCanaryMutation,
  useNotificationsTakeRemoteOutMutation,
  useNotificationsBringRemoteBackMutation,
  useNotificationsPinRemoteMutation,
  useNotificationsUnpinRemoteMutation,
} = releasesApi;
