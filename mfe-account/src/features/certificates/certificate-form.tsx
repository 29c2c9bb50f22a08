import {
  typedCertificateSchema,
  type Certificate,
  type TypedCertificate,
} from '@gantry/contracts/schemas/certificate';
import { scanEndings } from '@gantry/contracts/schemas/record-file';
import { certificateReasons } from '@gantry/domain/statuses/certificate-statuses';
import { Form } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { UploadField } from '@gantry/forms/upload-field';
import { useUploads, type Uploads } from '@gantry/forms/use-uploads';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { certificateIntent, valuesOf, type PostedCertificate } from './certificate-values.ts';
import { useCertificateUpload, useSendCertificate } from './use-certificate.ts';

export interface CertificateFormProps {
  /** one that is sent anew; null: another one */
  readonly certificate: Certificate | null;
  /** how the form came back when it was posted without scripts */
  readonly posted: PostedCertificate | undefined;
  readonly onSent?: () => void;
}

/** Sends a certificate with its files, or sends one anew that was declined or has expired. Works with scripts off. */
export function CertificateForm({ certificate, posted, onSent }: CertificateFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.certificates.${id}` });
  const [initialValues] = useState(() => posted?.answer.values ?? valuesOf(certificate));
  const uploads = useUploads(useCertificateUpload(initialValues.draft ?? ''), posted);
  const send = useSendCertificate(certificate);
  const returned = useMemo(
    () =>
      posted && { problems: posted.answer.problems, labels: labelsOf((id) => intl.formatMessage({ id })) },
    [posted, intl],
  );
  return (
    <Form
      id={`certificate-${certificate?.id ?? 'new'}`}
      schema={typedCertificateSchema}
      initialValues={initialValues}
      posted={returned}
      hasFiles
      aria-label={
        certificate
          ? intl.formatMessage({ id: 'account.certificates.renew' }, { number: certificate.number })
          : text('new')
      }
      onSubmit={async (values, attempt) => {
        await uploads.settled();
        const refusal = await send(values as TypedCertificate, attempt);
        if (!refusal) onSent?.();
        return refusal;
      }}
    >
      <input type="hidden" name="intent" value={certificateIntent} />
      <input type="hidden" name="certificate" value={certificate?.id ?? ''} />
      <PlainPostKey />
      <CertificateFields uploads={uploads} />
      <SubmitButton plain>{text('send')}</SubmitButton>
    </Form>
  );
}

function CertificateFields({ uploads }: { readonly uploads: Uploads }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.certificates.${id}` });
  return (
    <>
      <TextField name="number" label={text('number')} required />
      <SelectField
        name="reason"
        label={text('reason')}
        options={certificateReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <TextField name="states" label={text('states')} hint={text('states-hint')} required />
      <TextField name="issuedAt" label={text('issued')} type="date" required />
      <TextField name="expiresAt" label={text('expires')} type="date" optional />
      <UploadField
        name="draft"
        label={text('files')}
        hint={text('files-hint')}
        uploads={uploads}
        endings={scanEndings}
      />
    </>
  );
}

const labels = [
  ['number', 'number'],
  ['states', 'states'],
  ['issuedAt', 'issued'],
  ['expiresAt', 'expires'],
  ['draft', 'files'],
] as const;

/** The labels of the list of problems, in the order of the page. */
const labelsOf = (format: (id: string) => string): Record<string, string> =>
  Object.fromEntries(labels.map(([name, id]) => [name, format(`account.certificates.${id}`)]));
