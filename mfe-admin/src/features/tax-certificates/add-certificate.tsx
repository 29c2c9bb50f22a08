import { withKey } from '@gantry/api-client';
import { sentAnswer } from '@gantry/api-client/sent-answer';
import { newUuid } from '@gantry/contracts/idempotency-key';
import { typedCustomerCertificateSchema } from '@gantry/contracts/schemas/certificate';
import { scanEndings } from '@gantry/contracts/schemas/record-file';
import { certificateReasons } from '@gantry/domain/statuses/certificate-statuses';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { UploadField } from '@gantry/forms/upload-field';
import { useUploads, type UploadCalls, type Uploads } from '@gantry/forms/use-uploads';
import { Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useTaxationAdminAddCertificateMutation,
  useTaxationAnnounceCertificateFileMutation,
  useTaxationRemoveCertificateFileMutation,
  useTaxationSendCertificateChunkMutation,
} from '../../api/certificates.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

type Typed = v.InferInput<typeof typedCustomerCertificateSchema>;

/** Takes in a certificate that a customer sent by mail or on paper; the form is empty again once it was. */
export function AddCertificate() {
  const intl = useIntl();
  const [saved, setSaved] = useState(0);
  return (
    <>
      {saved > 0 ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.certificate.saved" />
        </OutcomeAlert>
      ) : null}
      <Disclosure key={saved} summary={intl.formatMessage({ id: 'admin.certificate.add' })}>
        <AddCertificateForm onSaved={() => setSaved((count) => count + 1)} />
      </Disclosure>
    </>
  );
}

function AddCertificateForm({ onSaved }: { readonly onSaved: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.certificate.${id}` });
  const [initialValues] = useState(() => ({
    draft: newUuid(),
    reason: 'resale',
    issuedAt: todayUtc(),
    expiresAt: '',
  }));
  const uploads = useUploads(useCertificateUpload(initialValues.draft));
  const add = useAddCertificate();
  return (
    <Form
      id="add-certificate"
      className={styles.section}
      schema={typedCustomerCertificateSchema}
      initialValues={initialValues}
      issuesPart="form"
      aria-label={text('add')}
      onSubmit={async (values, attempt) => {
        await uploads.settled();
        const refusal = await add(values as Typed, attempt);
        if (!refusal) onSaved();
        return refusal;
      }}
    >
      <CertificateFields uploads={uploads} />
      <div>
        <SubmitButton>{text('save')}</SubmitButton>
      </div>
    </Form>
  );
}

function CertificateFields({ uploads }: { readonly uploads: Uploads }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.certificate.${id}` });
  return (
    <div className={styles.fields}>
      <TextField name="accountNumber" label={text('account-number')} required />
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
    </div>
  );
}

/** How files of a certificate that is being written are sent. */
function useCertificateUpload(draft: string): UploadCalls {
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

function useAddCertificate() {
  const [add] = useTaxationAdminAddCertificateMutation();
  return async (typed: Typed, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { accountNumber, ...form } = v.parse(typedCustomerCertificateSchema, typed);
    const body = { accountNumber, form };
    const { error } = await add(withKey({ body }, keyFor(body)));
    return error ? refusedAnswer(error, 'admin.certificate.refusal') : undefined;
  };
}
