import { mutationOf } from '@gantry/api-client';
import { identityReportPresence } from '@gantry/contracts/endpoints/presence';
import { adminApi } from './admin-api.ts';

/** Who has the same record on screen. */
const presenceApi = adminApi.injectEndpoints({
  endpoints: (build) => ({ identityReportPresence: build.mutation(mutationOf(identityReportPresence)) }),
});

export const { useIdentityReportPresenceMutation } = presenceApi;
