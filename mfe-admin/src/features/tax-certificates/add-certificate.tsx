import { withKey } from '@gantry/api-client';
import { line } from '@gantry/contracts/schemas/common';
import { certificateBounds, certificateFormSchema } from '@gantry/contracts/schemas/certificate';
import { daySchema, optionalDateSchema } from '@gantry/contracts/schemas/taxation';
import { certificateReasons } from '@gantry/domain/statuses/certificate-statuses';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure, Field, TextInput } from '@gantry/ui';
import { useRef, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useTaxationAdminAddCertificateMutation,
  useTaxationSendCertificateFileMutation,
} from '../../api/certificates.endpoints.ts';
import { newId } from '../../parts/new-id.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

const valuesSchema = v.object({
  accountNumber: line(40),
  number: line(60),
  reason: v.picklist(certificateReasons),
  states: v.pipe(line(300), v.regex(/^[A-Za-z]{2}([ ,;]+[A-Za-z]{2})*$/, 'is not a list of states')),
  issuedAt: daySchema,
  expiresAt: optionalDateSchema,
});

/** Takes in a certificate that a customer sent by mail or on paper. */
export function AddCertificate() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.certificate.${id}` });
  const file = useRef<HTMLInputElement>(null);
  const { submit, isSaved } = useAddCertificate(() => file.current?.files?.[0]);
  const [initialValues] = useState(() => ({ reason: 'resale', issuedAt: todayUtc(), expiresAt: '' }));
  return (
    <Disclosure summary={text('add')}>
      <Form
        id="add-certificate"
        className={styles.section}
        schema={valuesSchema}
        initialValues={initialValues}
        aria-label={text('add')}
        onSubmit={submit}
        startsOver
      >
        <CertificateFields file={file} />
        <div>
          <SubmitButton>{text('save')}</SubmitButton>
        </div>
        {isSaved ? (
          <OutcomeAlert kind="done">
            <FormattedMessage id="admin.certificate.saved" />
          </OutcomeAlert>
        ) : null}
      </Form>
    </Disclosure>
  );
}

function CertificateFields({ file }: { readonly file: RefObject<HTMLInputElement | null> }) {
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
      <Field label={text('file')} hint={text('file-hint')}>
        {(control) => <TextInput {...control} ref={file} type="file" accept=".pdf,image/*" />}
      </Field>
    </div>
  );
}

/** Sends the scan, and then what it says. */
function useAddCertificate(fileOf: () => File | undefined) {
  const [sendFile] = useTaxationSendCertificateFileMutation();
  const [add] = useTaxationAdminAddCertificateMutation();
  const [isSaved, setSaved] = useState(false);
  const scan = useRef<{ readonly file: File; readonly id: string }>(null);
  const submit = async (
    { accountNumber, states, ...said }: v.InferInput<typeof valuesSchema>,
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    setSaved(false);
    const file = fileOf();
    if (!file) return { message: 'admin.certificate.file-missing' };
    if (file.size > certificateBounds.bytes) return { message: 'admin.certificate.file-too-large' };
    // the same scan sent again, after a broken line, is the same file
    scan.current = scan.current?.file === file ? scan.current : { file, id: newId() };
    const { id } = scan.current;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sent = await sendFile({ params: { id }, query: { name: file.name.slice(-120) }, body: bytes });
    if (sent.error) return { message: 'admin.certificate.file-refused' };
    const form = v.parse(certificateFormSchema, { ...said, states: states.split(/[ ,;]+/), fileId: id });
    const body = { accountNumber, form };
    const { error } = await add(withKey({ body }, keyFor(body)));
    setSaved(!error);
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.certificate.refusal');
  };
  return { submit, isSaved };
}
