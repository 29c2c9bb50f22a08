import { failureOf, withKey } from '@gantry/api-client';
import { reschedulePurchaseOrderSchema, type NewDays } from '@gantry/contracts/schemas/purchase-confirmation';
import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Disclosure } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesRescheduleSupplierOrderMutation } from '../../api/supplier-order.endpoints.ts';
import { lineLabels } from './confirmed-lines.tsx';
import { orderRefusal, type PostedReschedule } from './order-answer.ts';
import styles from './supplier-order.module.css';

export interface RescheduleOrderProps {
  readonly token: string;
  readonly order: SupplierOrder;
  readonly posted: PostedReschedule | undefined;
}

/** Names other days for what is still to come, for all of it or for single lines. Works with scripts off. */
export function RescheduleOrder(props: RescheduleOrderProps) {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      {isMoved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.supplier-order.moved" />
        </Alert>
      ) : null}
      <Disclosure
        summary={<FormattedMessage id="account.supplier-order.move" />}
        open={props.posted !== undefined}
      >
        <RescheduleForm key={props.order.version} {...props} onMoved={() => setMoved(true)} />
      </Disclosure>
    </>
  );
}

function RescheduleForm({
  token,
  order,
  posted,
  onMoved,
}: RescheduleOrderProps & { readonly onMoved: () => void }) {
  const intl = useIntl();
  const returned = posted?.answer;
  const initialValues = useMemo(() => returned?.values ?? daysOf(order), [returned, order]);
  const label = intl.formatMessage({ id: 'account.supplier-order.newDay' });
  const problems = useMemo(
    () =>
      returned && { problems: returned.problems, labels: { promisedOn: label, ...lineLabels(intl, order) } },
    [returned, label, intl, order],
  );
  const sendDays = useSendDays(token, onMoved);
  return (
    <Form
      id="order-move"
      schema={reschedulePurchaseOrderSchema}
      initialValues={initialValues}
      posted={problems}
      aria-label={intl.formatMessage({ id: 'account.supplier-order.move' })}
      onSubmit={(values, attempt) => sendDays(values as NewDays, attempt)}
    >
      <RescheduleFields order={order} label={label} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id="account.supplier-order.move-do" />
        </SubmitButton>
      </div>
    </Form>
  );
}

function RescheduleFields({
  order,
  label,
}: Pick<RescheduleOrderProps, 'order'> & { readonly label: string }) {
  const intl = useIntl();
  const noteLabel = intl.formatMessage({ id: 'account.supplier-order.answer-note' });
  return (
    <>
      <PlainPostKey />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="answer" value="move" />
      <p className={styles.soft}>
        <FormattedMessage id="account.supplier-order.move-lead" />
      </p>
      <TextField name="promisedOn" label={label} type="date" required />
      <LineDays order={order} />
      <TextField name="note" label={noteLabel} optional autoComplete="off" />
    </>
  );
}

const linesToCome = ({ lines }: SupplierOrder) => lines.filter(({ isToCome }) => isToCome);

/** Where several lines are to come, each may have a day of its own. */
function LineDays({ order }: { readonly order: SupplierOrder }) {
  const intl = useIntl();
  const lines = linesToCome(order);
  if (lines.length < 2) return null;
  return lines.map(({ lineNumber, name }, place) => (
    <fieldset key={lineNumber} className={styles.line}>
      <legend>
        {lineNumber}. {name}
      </legend>
      <input type="hidden" name={`lines.${place}.lineNumber`} value={lineNumber} />
      <TextField
        name={`lines.${place}.promisedOn`}
        label={intl.formatMessage({ id: 'account.supplier-order.linePromisedOn' })}
        type="date"
        optional
      />
    </fieldset>
  ));
}

/** The form as it begins: the day that is promised, to be written over. */
function daysOf(order: SupplierOrder): NewDays {
  const lines = linesToCome(order);
  return {
    version: order.version,
    promisedOn: order.promisedOn ?? '',
    note: '',
    lines: lines.length < 2 ? [] : lines.map(({ lineNumber }) => ({ lineNumber, promisedOn: '' })),
  };
}

function useSendDays(token: string, onMoved: () => void) {
  const [move] = useSalesRescheduleSupplierOrderMutation();
  return async (body: NewDays, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { error } = await move(withKey({ params: { token }, body }, keyFor(body)));
    if (error) return orderRefusal(failureOf(error));
    onMoved();
    return undefined;
  };
}
