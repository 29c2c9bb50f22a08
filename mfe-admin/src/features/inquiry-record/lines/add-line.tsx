import { failureOf, withKey } from '@gantry/api-client';
import type { AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { line, text } from '@gantry/contracts/schemas/common';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useSalesAdminAddQuoteLineMutation } from '../../../api/quotes.endpoints.ts';
import styles from './quote-grid.module.css';

const schema = v.object({ name: line(300), quantity: v.pipe(text(6), v.regex(/^[1-9]\d*$/)) });

export interface AddLineProps {
  readonly number: string;
  /** the line it is offered instead of */
  readonly replaced: AdminInquiryLine | undefined;
  readonly onDone: () => void;
}

/** Adds a product or a description, by itself or instead of a line of the customer. */
export function AddLine({ number, replaced, onDone }: AddLineProps) {
  const intl = useIntl();
  const addLine = useAddLine({ number, replaced, onDone });
  return (
    <Form
      id="add-line"
      className={styles.add}
      aria-label={intl.formatMessage({ id: 'admin.quote.add' })}
      schema={schema}
      initialValues={{ name: '', quantity: String(replaced?.quantity ?? 1) }}
      startsOver
      onSubmit={addLine}
    >
      <TextField
        name="name"
        label={intl.formatMessage(
          { id: replaced ? 'admin.quote.add-instead' : 'admin.quote.add-name' },
          { line: replaced?.lineNumber },
        )}
      />
      <TextField name="quantity" label={intl.formatMessage({ id: 'admin.inquiry.quantity' })} />
      <SubmitButton variant="secondary">
        <FormattedMessage id="admin.quote.add" />
      </SubmitButton>
      {replaced ? (
        <Button variant="quiet" onClick={onDone}>
          <FormattedMessage id="admin.quote.add-cancel" />
        </Button>
      ) : null}
    </Form>
  );
}

function useAddLine({ number, replaced, onDone }: AddLineProps) {
  const [addCall] = useSalesAdminAddQuoteLineMutation();
  return async (values: v.InferOutput<typeof schema>, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, alternativeFor: replaced?.id ?? null };
    const { error } = await addCall(withKey({ params: { number }, body }, keyFor(body)));
    if (error) return { failure: failureOf(error) };
    onDone();
    return undefined;
  };
}
