import { failureOf, withKey } from '@gantry/api-client';
import {
  answerSupplierOrderSchema,
  type SupplierOrder,
  type SupplierOrderAnswer,
} from '@gantry/contracts/schemas/purchase-order';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAnswerSupplierOrderMutation } from '../../api/supplier-order.endpoints.ts';
import { ConfirmedLines, lineLabels, orderedLine } from './confirmed-lines.tsx';
import { orderRefusal, type AnswerKind, type PostedOrderAnswer } from './order-answer.ts';

export interface AnswerOrderProps {
  readonly token: string;
  readonly order: SupplierOrder;
  readonly posted: PostedOrderAnswer | undefined;
}

/** Confirms a purchase order for a day, or declines it with a reason. Works with scripts off. */
export function AnswerOrder(props: AnswerOrderProps) {
  return (
    <>
      <AnswerForm {...props} kind="confirm" />
      <Disclosure
        summary={<FormattedMessage id="account.supplier-order.decline" />}
        open={props.posted?.kind === 'decline'}
      >
        <AnswerForm {...props} kind="decline" />
      </Disclosure>
    </>
  );
}

function AnswerForm({ token, order, posted, kind }: AnswerOrderProps & { readonly kind: AnswerKind }) {
  const intl = useIntl();
  const returned = posted?.kind === kind ? posted.answer : undefined;
  const initialValues = useMemo(() => returned?.values ?? emptyAnswer(order, kind), [returned, order, kind]);
  const field = kind === 'confirm' ? 'promisedOn' : 'reason';
  const label = intl.formatMessage({ id: `account.supplier-order.${field}` });
  const problems = useMemo(
    () => returned && { problems: returned.problems, labels: { [field]: label, ...lineLabels(intl, order) } },
    [returned, field, label, intl, order],
  );
  const isLineWrong = Object.keys(returned?.problems ?? {}).some((name) => name.startsWith('lines'));
  const sendAnswer = useSendAnswer(token);
  return (
    <Form
      id={`order-${kind}`}
      schema={answerSupplierOrderSchema}
      initialValues={initialValues}
      posted={problems}
      aria-label={intl.formatMessage({ id: `account.supplier-order.${kind}` })}
      onSubmit={(values, attempt) => sendAnswer(values as SupplierOrderAnswer, attempt)}
    >
      <AnswerFields kind={kind} order={order} label={label} isLineWrong={isLineWrong} />
      <div>
        <SubmitButton plain>
          <FormattedMessage id={`account.supplier-order.${kind}-do`} />
        </SubmitButton>
      </div>
    </Form>
  );
}

interface AnswerFieldsProps {
  readonly kind: AnswerKind;
  readonly order: SupplierOrder;
  readonly label: string;
  readonly isLineWrong: boolean;
}

function AnswerFields({ kind, order, label, isLineWrong }: AnswerFieldsProps) {
  const intl = useIntl();
  const noteLabel = intl.formatMessage({ id: 'account.supplier-order.answer-note' });
  return (
    <>
      <PlainPostKey />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="answer" value={kind} />
      {kind === 'confirm' ? (
        <>
          <TextField name="promisedOn" label={label} type="date" required />
          <ConfirmedLines order={order} isOpen={isLineWrong} />
          <TextField name="note" label={noteLabel} optional autoComplete="off" />
        </>
      ) : (
        <TextField name="reason" label={label} required />
      )}
    </>
  );
}

const emptyAnswer = (
  { version, neededBy, lines }: SupplierOrder,
  answer: AnswerKind,
): SupplierOrderAnswer => ({
  version,
  answer,
  promisedOn: answer === 'confirm' ? (neededBy ?? '') : '',
  reason: '',
  note: '',
  lines: answer === 'confirm' ? lines.map(orderedLine) : [],
});

function useSendAnswer(token: string) {
  const [answerCall] = useSalesAnswerSupplierOrderMutation();
  return async (body: SupplierOrderAnswer, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { error } = await answerCall(withKey({ params: { token }, body }, keyFor(body)));
    return error ? orderRefusal(failureOf(error)) : undefined;
  };
}
