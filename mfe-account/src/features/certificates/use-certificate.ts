import { failureOf, withKey } from '@gantry/api-client';
import { sentAnswer } from '@gantry/api-client/sent-answer';
import {
  typedCertificateSchema,
  type Certificate,
  type TypedCertificate,
} from '@gantry/contracts/schemas/certificate';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import type { UploadCalls } from '@gantry/forms/use-uploads';
import * as v from 'valibot';
import {
  useTaxationAnnounceCertificateFileMutation,
  useTaxationRemoveCertificateFileMutation,
  useTaxationRenewCertificateMutation,
  useTaxationSendCertificateChunkMutation,
  useTaxationSendCertificateMutation,
} from '../../api/certificates.endpoints.ts';

/** How files of a certificate that is being written are sent. */
export function useCertificateUpload(draft: string): UploadCalls {
  const [announce] = useTaxationAnnounceCertificateFileMutation();
  const [sendChunk] = useTaxationSendCertificateChunkMutation();
  const [remove] = useTaxationRemoveCertificateFileMutation();
  return {
    announceFile: async (body) => sentAnswer(await announce({ params: { draft }, body })),
    sendChunk: async (id, offset, body) =>
      sentAnswer(await sendChunk({ params: { id }, query: { offset: String(offset) }, body })),
    removeFile: async ({ id }) => !(await remove({ params: { draft, id } })).error,
  };
}

/** Sends what a certificate says, for the first time or anew. */
export function useSendCertificate(certificate: Certificate | null) {
  const [send] = useTaxationSendCertificateMutation();
  const [renew] = useTaxationRenewCertificateMutation();
  return async (typed: TypedCertificate, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = v.parse(typedCertificateSchema, typed);
    const key = keyFor(body);
    const { error } = certificate
      ? await renew(withKey({ params: { id: certificate.id }, body }, key))
      : await send(withKey({ body }, key));
    return error ? { failure: failureOf(error) } : undefined;
  };
}
