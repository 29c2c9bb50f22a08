import { line } from '@gantry/contracts/schemas/common';
import type { Certificate } from '@gantry/contracts/schemas/certificate';
import { daySchema, optionalDateSchema } from '@gantry/contracts/schemas/taxation';
import { certificateReasons } from '@gantry/domain/statuses/certificate-statuses';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Field, TextInput } from '@gantry/ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSendCertificate } from './use-send-certificate.ts';

/** What is typed of a certificate; its states as a list of their letters. */
const certificateValuesSchema = v.pipe(
  v.object({
    number: line(60),
    reason: v.picklist(certificateReasons),
    states: v.pipe(line(300), v.regex(/^[A-Za-z]{2}([ ,;]+[A-Za-z]{2})*$/, 'is not a list of states')),
    issuedAt: daySchema,
    expiresAt: optionalDateSchema,
  }),
  v.forward(
    v.partialCheck(
      [['issuedAt'], ['expiresAt']],
      ({ issuedAt, expiresAt }) => expiresAt === null || issuedAt < expiresAt,
      'is not after the day of issue',
    ),
    ['expiresAt'],
  ),
);

/** Sends a certificate with its scan, or a new file for one that was declined or has expired. */
export function CertificateForm({ certificate }: { readonly certificate: Certificate | null }) {
  const file = useRef<HTMLInputElement>(null);
  const { submit, isSent } = useSendCertificate(certificate, () => file.current?.files?.[0]);
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `account.certificates.${id}` });
  const [initialValues] = useState(() => valuesOf(certificate));
  return (
    <Form
      id={`certificate-${certificate?.id ?? 'new'}`}
      schema={certificateValuesSchema}
      initialValues={initialValues}
      aria-label={text('form')}
      onSubmit={submit}
      startsOver
    >
      <CertificateFields />
      <Field label={text('file')} hint={text('file-hint')}>
        {(control) => <TextInput {...control} ref={file} type="file" accept=".pdf,image/*" />}
      </Field>
      <SubmitButton>{text('send')}</SubmitButton>
      {isSent ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.certificates.sent" />
        </Alert>
      ) : null}
    </Form>
  );
}

function CertificateFields() {
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
    </>
  );
}

const valuesOf = (certificate: Certificate | null) =>
  certificate
    ? {
        number: certificate.number,
        reason: certificate.reason,
        states: certificate.states.join(', '),
        issuedAt: certificate.issuedAt,
        expiresAt: certificate.expiresAt ?? '',
      }
    : { reason: 'resale', expiresAt: '' };
