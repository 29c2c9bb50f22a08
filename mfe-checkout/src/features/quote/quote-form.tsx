import { useUser } from '@gantry/api-client';
import { signInToPath } from '@gantry/contracts/addresses/account';
import { quotePath } from '@gantry/contracts/addresses/checkout';
import { quoteRequestSchema, type QuoteDraft } from '@gantry/contracts/schemas/quote-request';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import type { Posted } from '@gantry/forms/posted';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Alert } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { OpenAddresses } from '../../api/use-address-book.ts';
import { DraftFiles } from './draft-files.tsx';
import { KeepDraft } from './keep-draft.tsx';
import { QuoteLines } from './quote-lines.tsx';
import styles from './quote.module.css';
import { initialQuote, type QuoteValues } from './quote-values.ts';
import { ShipTo } from './ship-to.tsx';
import { useRequestQuote } from './use-request-quote.ts';

export interface QuoteFormProps {
  readonly draft: QuoteDraft;
  /** the signed-in buyer’s addresses that their orders may go to */
  readonly open: OpenAddresses;
  /** what came back when the form was posted without scripts */
  readonly posted: Posted<QuoteValues> | undefined;
}

/** A request for a quote: what is needed, where and when, and who asks. Works with scripts off too. */
export function QuoteForm({ draft, open, posted }: QuoteFormProps) {
  const intl = useIntl();
  const user = useUser();
  const send = useRequestQuote();
  const initialValues = useMemo(
    () => posted?.values ?? initialQuote(draft.content, user, open.book),
    [posted, draft, user, open],
  );
  const returned = useMemo(
    () => (posted ? { problems: posted.problems, labels: labelsOf(intl, posted.values) } : undefined),
    [posted, intl],
  );
  return (
    <Form
      isSavedElsewhere
      id="quote"
      schema={quoteRequestSchema}
      initialValues={initialValues}
      posted={returned}
      aria-labelledby="quote-title"
      className={styles.form}
      onSubmit={send}
      onProblems={unfold}
    >
      <PlainPostKey />
      <KeepDraft />
      {draft.leftOut > 0 ? <LeftOut count={draft.leftOut} /> : null}
      <QuoteLines known={draft.products} />
      <DraftFiles known={draft.files} products={draft.products} />
      <Wishes />
      <ShipTo open={open} />
      <Asker isKnown={user !== null} />
      <Send />
    </Form>
  );
}

const LeftOut = ({ count }: { readonly count: number }) => (
  <Alert tone="warn">
    <FormattedMessage id="checkout.quote.left-out" values={{ count }} />
  </Alert>
);

const Send = () => (
  <div>
    <SubmitButton plain>
      <FormattedMessage id="checkout.quote.send" />
    </SubmitButton>
    <p className={styles.soft}>
      <FormattedMessage id="checkout.quote.no-obligation" />
    </p>
  </div>
);

/** A field that is not right must not hide in a part that is folded. */
function unfold(names: readonly string[]): void {
  for (const name of names) {
    const details = document.querySelector(`#quote [name="${CSS.escape(name)}"]`)?.closest('details');
    if (details) details.open = true;
  }
}

/** The form's own texts, by the end of their ids. */
const formText = (intl: IntlShape) => (what: string) => intl.formatMessage({ id: `checkout.quote.${what}` });

/** What goes for the request as a whole. */
function Wishes() {
  const text = formText(useIntl());
  return (
    <section className={styles.section} aria-labelledby="quote-wishes">
      <h2 id="quote-wishes">
        <FormattedMessage id="checkout.quote.wishes" />
      </h2>
      <TextareaField name="message" label={text('message')} hint={text('message-hint')} rows={4} />
      <div className={styles.pair}>
        <TextField name="neededBy" type="date" label={text('neededBy')} optional />
      </div>
      <CheckboxField name="poWanted" label={text('poWanted')} hint={text('poWanted-hint')} />
    </section>
  );
}

/** Who asks, and how they are answered. */
function Asker({ isKnown }: { readonly isKnown: boolean }) {
  const text = formText(useIntl());
  return (
    <section className={styles.section} aria-labelledby="quote-asker">
      <h2 id="quote-asker">
        <FormattedMessage id="checkout.quote.asker" />
      </h2>
      {isKnown ? null : <NoAccount />}
      <div className={styles.pair}>
        <TextField name="name" label={text('name')} autoComplete="name" required />
        <TextField name="company" label={text('company')} autoComplete="organization" optional />
      </div>
      <RadioField
        name="contactMethod"
        label={text('contactMethod')}
        options={[
          { value: 'email', label: text('by-email') },
          { value: 'phone', label: text('by-phone') },
        ]}
      />
      <div className={styles.pair}>
        <TextField
          name="email"
          type="email"
          label={text('email')}
          hint={text('email-hint')}
          autoComplete="email"
          required
        />
        <PhoneField name="phone" label={text('phone')} hint={text('phone-hint')} optional />
      </div>
    </section>
  );
}

const NoAccount = () => (
  <p className={styles.soft}>
    <FormattedMessage
      id="checkout.quote.no-account"
      values={{ link: (words) => <Link to={signInToPath(quotePath())}>{words}</Link> }}
    />
  </p>
);

/** What the fields are called, in the order of the page, for the list of problems of a posted form. */
function labelsOf(intl: IntlShape, { lines }: QuoteValues): Record<string, string> {
  const text = formText(intl);
  const ofLines = lines.flatMap((_, place) =>
    ['requested', 'quantity', 'targetPrice', 'line-neededBy', 'note'].map((what) => [
      `lines.${place}.${what.replace('line-', '')}`,
      intl.formatMessage({ id: 'checkout.quote.of-line' }, { field: text(what), line: place + 1 }),
    ]),
  );
  const address = ['attention', 'line1', 'city', 'region', 'postalCode'].map((part) => [
    `shipTo.${part}`,
    intl.formatMessage({ id: `forms.address.${part}` }),
  ]);
  const others = ['name', 'company', 'contactMethod', 'email', 'phone'].map((name) => [name, text(name)]);
  return Object.fromEntries([
    ...ofLines,
    ['message', text('message')],
    ['neededBy', text('neededBy')],
    ...address,
    ...others,
  ]) as Record<string, string>;
}
