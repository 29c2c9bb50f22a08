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
    // read by the page that takes the form without scripts, each time
    taxationListCertificateDraft: build.query(queryOf(certificates.taxationListCertificateDraft)),
    taxationAnnounceCertificateFile: build.mutation(mutationOf(certificates.taxationAnnounceCertificateFile)),
    taxationSendCertificateChunk: build.mutation(mutationOf(certificates.taxationSendCertificateChunk)),
    taxationRemoveCertificateFile: build.mutation(mutationOf(certificates.taxationRemoveCertificateFile)),
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
  useTaxationAnnounceCertificateFileMutation,
  useTaxationSendCertificateChunkMutation,
  useTaxationRemoveCertificateFileMutation,
  useTaxationSendCertificateMutation,
  useTaxationRenewCertificateMutation,
} = certificatesApi;
