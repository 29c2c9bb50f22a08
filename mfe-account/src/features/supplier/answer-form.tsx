import { failureOf, withKey } from '@gantry/api-client';
import { answerRequestSchema, type SupplierView } from '@gantry/contracts/schemas/supplier';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSalesAnswerSupplierRequestMutation } from '../../api/supplier.endpoints.ts';
import styles from './supplier.module.css';
import { answerRefusal, valuesOfRequest, type AnswerValues, type PostedAnswer } from './supplier-values.ts';

export interface AnswerFormProps {
  readonly token: string;
  readonly request: SupplierView;
  readonly posted: PostedAnswer | undefined;
}

/** Price, lead time, and minimum of each line. Works with scripts off. */
export function AnswerForm({ token, request, posted }: AnswerFormProps) {
  const intl = useIntl();
  const initialValues = useMemo(() => posted?.answer.values ?? valuesOfRequest(request), [posted, request]);
  const returned = useMemo(
    () => posted && { problems: posted.answer.problems, labels: labelsOf(intl, request) },
    [posted, intl, request],
  );
  const send = useSendAnswer(token);
  return (
    <Form
      id="answer"
      schema={answerRequestSchema}
      initialValues={initialValues}
      posted={returned}
      aria-label={intl.formatMessage({ id: 'account.supplier.form' })}
      onSubmit={(values, attempt) => send(values as AnswerValues, attempt)}
    >
      <input type="hidden" name="intent" value="answer" />
      <PlainPostKey />
      <input type="hidden" name="version" value={request.version} />
      {request.lines.map((line, place) => (
        <AnsweredLine key={line.id} line={line} place={place} />
      ))}
      <TextareaField
        name="message"
        label={intl.formatMessage({ id: 'account.supplier.message' })}
        rows={3}
        optional
      />
      <div>
        <SubmitButton plain>
          <FormattedMessage id={request.answeredAt ? 'account.supplier.change' : 'account.supplier.send'} />
        </SubmitButton>
      </div>
    </Form>
  );
}

function useSendAnswer(token: string) {
  const [answerCall] = useSalesAnswerSupplierRequestMutation();
  return async (values: AnswerValues, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, lines: [...values.lines] };
    const { error } = await answerCall(withKey({ params: { token }, body }, keyFor(body)));
    return error ? answerRefusal(failureOf(error)) : undefined;
  };
}

interface AnsweredLineProps {
  readonly line: SupplierView['lines'][number];
  readonly place: number;
}

function AnsweredLine({ line, place }: AnsweredLineProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const quantityText = useQuantityText();
  const field = (name: string) => ({ name: `lines.${place}.${name}`, label: labelOf(intl, name) });
  return (
    <fieldset className={styles.line}>
      <legend>
        {line.name}
        {line.partNumber ? <span className={styles.part}> {line.partNumber}</span> : null}
      </legend>
      <p className={styles.soft}>
        {quantityText(line.quantity, line.unitOfMeasure)}
        {line.neededBy ? (
          <>
            {' · '}
            <FormattedMessage id="account.supplier.needed-by" values={{ day: day(line.neededBy) }} />
          </>
        ) : null}
      </p>
      <input type="hidden" name={`lines.${place}.id`} value={line.id} />
      <div className={styles.fields}>
        <TextField {...field('unitCost')} inputMode="decimal" autoComplete="off" />
        <TextField {...field('leadTimeDays')} inputMode="numeric" autoComplete="off" optional />
        <TextField {...field('minimumQuantity')} inputMode="numeric" autoComplete="off" optional />
        <TextField {...field('note')} autoComplete="off" optional />
      </div>
      <CheckboxField {...field('cannotSupply')} />
    </fieldset>
  );
}

const labelOf = (intl: IntlShape, name: string) => intl.formatMessage({ id: `account.supplier.${name}` });

/** The labels for the list of problems: each says which line is meant. */
function labelsOf(intl: IntlShape, { lines }: SupplierView): Record<string, string> {
  const names = ['unitCost', 'leadTimeDays', 'minimumQuantity', 'note'];
  return Object.fromEntries(
    lines.flatMap((line, place) =>
      names.map((name) => [`lines.${place}.${name}`, `${line.name}: ${labelOf(intl, name)}`]),
    ),
  ) as Record<string, string>;
}
