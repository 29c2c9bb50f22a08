import { withKey } from '@gantry/api-client';
import { optionalLine } from '@gantry/contracts/schemas/common';
import type { AdminCertificate } from '@gantry/contracts/schemas/certificate';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useTaxationAdminDecideCertificateMutation } from '../../api/certificates.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/tax-page.module.css';

const decisions = ['approved', 'declined', 'canceled'] as const;
const valuesSchema = v.pipe(
  v.object({ to: v.optional(v.picklist(decisions)), reason: optionalLine(500) }),
  v.forward(
    v.partialCheck([['to'], ['reason']], ({ to, reason }) => to === 'approved' || reason !== null, 'say why'),
    ['reason'],
  ),
);
const initialValues = { reason: '' };

/** Approves a certificate, or refuses it with a reason its owner reads. */
export function DecideCertificate({ certificate }: { readonly certificate: AdminCertificate }) {
  const intl = useIntl();
  const { id, number } = certificate;
  const submit = useDecide(certificate);
  const offered = decisions.filter((one) => certificate.next.includes(one));
  return (
    <Form
      id={`decide-${id}`}
      className={styles.section}
      schema={valuesSchema}
      initialValues={initialValues}
      aria-label={intl.formatMessage({ id: 'admin.certificate.decide' }, { number })}
      onSubmit={submit}
    >
      <TextField
        name="reason"
        label={intl.formatMessage({ id: 'admin.certificate.why' })}
        hint={intl.formatMessage({ id: 'admin.certificate.why-hint' })}
        optional
      />
      <div className={styles.buttons}>
        {offered.map((to) => (
          <ChoiceButton key={to} name="to" value={to} variant={to === 'approved' ? 'primary' : 'secondary'}>
            <FormattedMessage id={`admin.certificate.press.${to}`} />
          </ChoiceButton>
        ))}
      </div>
    </Form>
  );
}

/** Sends what was decided about the version on screen. */
function useDecide({ id, version }: AdminCertificate) {
  const [decide] = useTaxationAdminDecideCertificateMutation();
  return async (
    { to, reason }: v.InferInput<typeof valuesSchema>,
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    if (!to) return 'kept';
    const body = { version, to, reason };
    const { error } = await decide(withKey({ params: { id }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.certificate.refusal');
  };
}
