import {
  inquiryMessageFormSchema,
  inquiryWithdrawalSchema,
  type Inquiry,
} from '@gantry/contracts/schemas/inquiry';
import { Disclosure, type ButtonVariant } from '@gantry/ui';
import type * as v from 'valibot';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextareaField } from '../fields/textarea-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { PlainPostKey } from '../submit/plain-post-key.tsx';
import type { Refusal } from '../submit/refusal.ts';
import { postedTo, type PostedInquiryChange } from './posted-inquiry-change.ts';

interface ChangeProps<Values> {
  /** the beginning of the ids of its texts, such as `account.inquiry` */
  readonly texts: string;
  /** how it came back when it was posted without scripts */
  readonly posted: PostedInquiryChange | undefined;
  /** sends what was entered under the key of the attempt; why it was refused, if it was */
  readonly send: (values: Values, key: string) => Promise<Refusal | void>;
}

export interface InquiryWriteProps extends ChangeProps<{ text: string }> {
  readonly status: Inquiry['status'];
  /** `secondary` where something else is the page's main action */
  readonly variant?: ButtonVariant;
}

/** A message of the customer: the reply the store waits for, a new beginning where the inquiry was cancelled. */
export function InquiryWrite({ status, texts, posted, send, variant }: InquiryWriteProps) {
  const label = useIntl().formatMessage({ id: `${texts}.${purposeOf(status)}` });
  const back = postedTo(posted, 'write', label);
  return (
    <Form
      id="write"
      schema={inquiryMessageFormSchema}
      initialValues={back?.values ?? noText}
      posted={back?.posted}
      onSubmit={(values, { keyFor }) => send(values, keyFor(values))}
    >
      <PlainPost intent="write" />
      <TextareaField name="text" label={label} rows={4} />
      <div>
        <SubmitButton plain variant={variant}>
          <FormattedMessage id={`${texts}.send`} />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Withdraws an inquiry; folded away, because few want to. */
export function InquiryWithdraw({
  texts,
  posted,
  send,
  className,
}: ChangeProps<v.InferInput<typeof inquiryWithdrawalSchema>> & { readonly className?: string }) {
  const label = useIntl().formatMessage({ id: `${texts}.withdraw-note` });
  const back = postedTo(posted, 'withdraw', label);
  return (
    <Disclosure
      summary={<FormattedMessage id={`${texts}.withdraw`} />}
      open={back !== undefined}
      className={className}
    >
      <p>
        <FormattedMessage id={`${texts}.withdraw-text`} />
      </p>
      <Form
        id="withdraw"
        schema={inquiryWithdrawalSchema}
        initialValues={back?.values ?? noNote}
        posted={back?.posted}
        onSubmit={(values, { keyFor }) => send(values, keyFor(values))}
      >
        <PlainPost intent="withdraw" />
        <TextareaField name="note" label={label} rows={2} optional />
        <div>
          <SubmitButton plain variant="danger">
            <FormattedMessage id={`${texts}.withdraw-do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const noText = { text: '' };
const noNote = { note: '' };

function purposeOf(status: Inquiry['status']): 'reply' | 'again' | 'write' {
  if (status.startsWith('waiting-customer')) return 'reply';
  return status === 'cancelled' ? 'again' : 'write';
}

/** What a post without scripts says of itself. */
function PlainPost({ intent }: { readonly intent: PostedInquiryChange['intent'] }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <PlainPostKey />
    </>
  );
}
