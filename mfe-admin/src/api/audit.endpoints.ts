import { queryOf } from '@gantry/api-client';
import { identityListAudit, identityVerifyAudit } from '@gantry/contracts/endpoints/identity';
import { adminApi } from './admin-api.ts';

/** The audit trail. */
export const auditApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityListAudit: build.query({ ...queryOf(identityListAudit), providesTags: ['Audit'] }),
    identityVerifyAudit: build.query(queryOf(identityVerifyAudit)),
  }),
});

export const { useIdentityListAuditQuery, useLazyIdentityVerifyAuditQuery } = auditApi;
