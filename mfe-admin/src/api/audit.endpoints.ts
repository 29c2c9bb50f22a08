import { queryOf } from '@gantry/api-client';
import { identityListAudit, identityVerifyAudit } from '@gantry/contracts/endpoints/identity';
import { identityListRetention } from '@gantry/contracts/endpoints/retention';
import { adminApi } from './admin-api.ts';

/** The audit trail, and how long records are stored. */
export const auditApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    identityListAudit: build.query({ ...queryOf(identityListAudit), providesTags: ['Audit'] }),
    identityVerifyAudit: build.query(queryOf(identityVerifyAudit)),
    identityListRetention: build.query(queryOf(identityListRetention)),
  }),
});

export const { useIdentityListAuditQuery, useIdentityListRetentionQuery, useLazyIdentityVerifyAuditQuery } =
  auditApi;
