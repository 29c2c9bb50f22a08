import { failureOf, newKey, withKey } from '@gantry/api-client';
import {
  certificateBounds,
  certificateFormSchema,
  type Certificate,
} from '@gantry/contracts/schemas/certificate';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import {
  useTaxationRenewCertificateMutation,
  useTaxationSendCertificateFileMutation,
  useTaxationSendCertificateMutation,
} from '../../api/certificates.endpoints.ts';

/** What is typed beside the scan. */
interface Said {
  readonly states: string;
}

/** Sends the scan, and then what the certificate says. */
export function useSendCertificate(certificate: Certificate | null, fileOf: () => File | undefined) {
  const sendScan = useSendScan();
  const [send] = useTaxationSendCertificateMutation();
  const [renew] = useTaxationRenewCertificateMutation();
  const [isSent, setSent] = useState(false);
  const submit = async ({ states, ...said }: Said, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    setSent(false);
    const fileId = await sendScan(fileOf());
    if (fileId.startsWith('account.')) return { message: fileId };
    const typed = { ...said, states: states.split(/[ ,;]+/), fileId };
    const body = v.parse(certificateFormSchema, typed);
    const key = keyFor(body);
    const { error } = certificate
      ? await renew(withKey({ params: { id: certificate.id }, body }, key))
      : await send(withKey({ body }, key));
    setSent(!error);
    return error ? { failure: failureOf(error) } : undefined;
  };
  return { submit, isSent };
}

const newId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const maxNameLength = 120;

/** Sends a scan and answers its id, or the message id of why it was not taken. */
function useSendScan() {
  const [sendFile] = useTaxationSendCertificateFileMutation();
  const scan = useRef<{ readonly file: File; readonly id: string }>(null);
  return async (file: File | undefined): Promise<string> => {
    if (!file) return 'account.certificates.file-missing';
    if (file.size > certificateBounds.bytes) return 'account.certificates.file-too-large';
    // the same scan sent again, after a broken line, is the same file
    scan.current = scan.current?.file === file ? scan.current : { file, id: newId() };
    const { id } = scan.current;
    const body = new Uint8Array(await file.arrayBuffer());
    const { error } = await sendFile({
      params: { id },
      query: { name: file.name.slice(-maxNameLength) },
      body,
    });
    return error ? 'account.certificates.file-refused' : id;
  };
}
