import { mutationOf, queryOf } from '@gantry/api-client';
import * as certificates from '@gantry/contracts/endpoints/certificates';
import { adminApi } from './admin-api.ts';

/** Exemption certificates as staff work on them. */
export const certificatesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    taxationAdminListCertificates: build.query({
      ...queryOf(certificates.taxationAdminListCertificates),
      providesTags: ['Certificate'],
    }),
    taxationAdminDecideCertificate: build.mutation({
      ...mutationOf(certificates.taxationAdminDecideCertificate),
      invalidatesTags: ['Certificate', 'Audit'],
    }),
    taxationAnnounceCertificateFile: build.mutation(mutationOf(certificates.taxationAnnounceCertificateFile)),
    taxationSendCertificateChunk: build.mutation(mutationOf(certificates.taxationSendCertificateChunk)),
    taxationRemoveCertificateFile: build.mutation(mutationOf(certificates.taxationRemoveCertificateFile)),
    taxationAdminAddCertificate: build.mutation({
      ...mutationOf(certificates.taxationAdminAddCertificate),
      invalidatesTags: ['Certificate', 'Audit'],
    }),
  }),
});

export const {
  useTaxationAdminListCertificatesQuery,
  useTaxationAdminDecideCertificateMutation,
  useTaxationAnnounceCertificateFileMutation,
  useTaxationSendCertificateChunkMutation,
  useTaxationRemoveCertificateFileMutation,
  useTaxationAdminAddCertificateMutation,
} = certificatesApi;
