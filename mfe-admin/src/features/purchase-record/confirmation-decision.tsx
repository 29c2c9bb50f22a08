import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { line } from '@gantry/contracts/schemas/common';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useSalesAdminAcceptConfirmationMutation,
  useSalesAdminRefuseConfirmationMutation,
} from '../../api/purchase-orders.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/act-form.module.css';
import { useDifferenceText } from './use-difference-text.ts';

/**
 * What the supplier confirms otherwise than it was ordered, line by line; nothing of it counts before somebody who may
 * has accepted it. Whoever may not reads who does.
 */
export function ConfirmationDecision({ order }: { readonly order: PurchaseOrder }) {
  const { money } = useFormats();
  const textOf = useDifferenceText(order.lines);
  const { confirmation, acts } = order;
  if (!confirmation) return null;
  const { by, note, differences, total, escalations } = confirmation;
  const title = by ? 'admin.mpo.confirmation.title' : 'admin.mpo.confirmation.title-unknown';
  return (
    <Alert tone="warn" title={<FormattedMessage id={title} values={{ by }} />}>
      <div className={styles.form}>
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <li key={`${difference.lineNumber} ${difference.kind}`}>{textOf(difference)}</li>
          ))}
        </ul>
        {note ? <p className={styles.words}>{note}</p> : null}
        {total === null ? null : (
          <p className={styles.words}>
            <FormattedMessage id="admin.mpo.confirmation.total" values={{ total: money(total) }} />
          </p>
        )}
        {acts.includes('acceptance')
          ? null
          : escalations.map((why) => (
              <p key={why} className={styles.words}>
                <FormattedMessage id={`admin.mpo.confirmation.${why}`} />
              </p>
            ))}
        {acts.includes('acceptance') ? <Acceptance order={order} /> : null}
        {acts.includes('refusal') ? <Refusal order={order} /> : null}
      </div>
    </Alert>
  );
}

function Acceptance({ order: { id, version } }: { readonly order: PurchaseOrder }) {
  const [accept, { isLoading }] = useSalesAdminAcceptConfirmationMutation();
  const [problem, setProblem] = useState<Failure['error']>();
  const [key] = useState(newKey);
  const acceptDifferences = async () => {
    const { error } = await accept(withKey({ params: { id }, body: { version } }, `${key}${version}`));
    setProblem(error ? failureOf(error) : undefined);
  };
  return (
    <>
      <div>
        <Button variant="primary" disabled={isLoading} onClick={() => void acceptDifferences()}>
          <FormattedMessage id="admin.mpo.confirmation.accept" />
        </Button>
      </div>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.mpo.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

const schema = v.object({ reason: line(500) });

function Refusal({ order: { id, version } }: { readonly order: PurchaseOrder }) {
  const intl = useIntl();
  const [refuse] = useSalesAdminRefuseConfirmationMutation();
  const sendBack = async (
    { reason }: v.InferOutput<typeof schema>,
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    const body = { version, reason };
    const { error } = await refuse(withKey({ params: { id }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.mpo.refusal');
  };
  return (
    <Disclosure summary={<FormattedMessage id="admin.mpo.confirmation.refuse-title" />}>
      <Form
        id="mpo-refusal"
        className={styles.form}
        schema={schema}
        initialValues={{ reason: '' }}
        aria-label={intl.formatMessage({ id: 'admin.mpo.confirmation.refuse-title' })}
        onSubmit={sendBack}
      >
        <TextField
          name="reason"
          label={intl.formatMessage({ id: 'admin.mpo.confirmation.reason' })}
          autoComplete="off"
          required
        />
        <div>
          <SubmitButton variant="secondary">
            <FormattedMessage id="admin.mpo.confirmation.refuse" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
