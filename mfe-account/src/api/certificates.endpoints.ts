import { mutationOf, queryOf } from '@gantry/api-client';
import * as certificates from '@gantry/contracts/endpoints/certificates';
import { accountApi } from './account-api.ts';

const changesThem = { invalidatesTags: ['Certificate'] } as const;

/** Tax exemption certificates of the account and its company. */
export const certificatesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    taxationListCertificates: build.query({
      ...queryOf(certificates.taxationListCertificates),
      providesTags: ['Certificate'],
    }),
    taxationSendCertificateFile: build.mutation(mutationOf(certificates.taxationSendCertificateFile)),
    taxationSendCertificate: build.mutation({
      ...mutationOf(certificates.taxationSendCertificate),
      ...changesThem,
    }),
    taxationRenewCertificate: build.mutation({
      ...mutationOf(certificates.taxationRenewCertificate),
      ...changesThem,
    }),
  }),
});

export const {
  useTaxationListCertificatesQuery,
  useTaxationSendCertificateFileMutation,
  useTaxationSendCertificateMutation,
  useTaxationRenewCertificateMutation,
} = certificatesApi;
