import { failureOf, useUser, withKey } from '@gantry/api-client';
import { inquiryStatusPath } from '@gantry/contracts/addresses/catalog';
import type { User } from '@gantry/contracts/schemas/account';
import { inquiryFormSchema, inquirySubjects, type InquiryForm } from '@gantry/contracts/schemas/inquiry';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { PhoneField } from '@gantry/forms/phone-field';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import type { Posted } from '@gantry/forms/posted';
import { RadioField } from '@gantry/forms/radio-field';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Alert } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSalesCreateInquiryMutation } from '../../api/inquiries.endpoints.ts';
import type { AskedProduct } from './asked-product.ts';
import styles from './contact-form.module.css';
import type { InquiryValues } from './posted-inquiry.ts';
import { ProductLines } from './product-lines.tsx';
import { refusalOf } from './refusal-of.ts';

export interface ContactFormProps {
  readonly products: readonly AskedProduct[];
  /** store numbers in the address that are no product of ours */
  readonly unknown: readonly string[];
  /** what came back when the form was posted without scripts */
  readonly posted: Posted<InquiryValues> | undefined;
}

/** Writes to the store: becomes an inquiry with a number. Works with scripts off too. */
export function ContactForm({ products, unknown, posted }: ContactFormProps) {
  const intl = useIntl();
  const user = useUser();
  const send = useSendInquiry();
  const initialValues = useMemo(
    () => (posted ? posted.values : valuesFor(user, products)),
    [posted, user, products],
  );
  const returned = useMemo(
    () => (posted ? { problems: posted.problems, labels: labelsOf(intl, products) } : undefined),
    [posted, intl, products],
  );
  return (
    <Form
      id="contact"
      schema={inquiryFormSchema}
      initialValues={initialValues}
      posted={returned}
      aria-labelledby="contact-title"
      onSubmit={send}
    >
      <input type="hidden" name="intent" value="ask" />
      <PlainPostKey />
      {unknown.length > 0 ? <UnknownProducts skus={unknown} /> : null}
      <ProductLines products={products} />
      <SubjectFields />
      <SenderFields />
      <div>
        <SubmitButton plain>
          <FormattedMessage id="catalog.contact.form.send" />
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Sends the inquiry and goes to the page that tells how it stands. */
function useSendInquiry() {
  const navigate = useNavigate();
  const [create] = useSalesCreateInquiryMutation();
  return async (body: InquiryForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { data, error } = await create(withKey({ body }, keyFor(body)));
    if (error) return refusalOf(failureOf(error));
    await navigate(inquiryStatusPath(data.number, data.token));
    return undefined;
  };
}

/** The form's own texts, by the end of their ids. */
const formText = (intl: IntlShape) => (what: string) =>
  intl.formatMessage({ id: `catalog.contact.form.${what}` });

function UnknownProducts({ skus }: { skus: readonly string[] }) {
  return (
    <Alert tone="warn">
      <FormattedMessage id="catalog.contact.form.unknown" values={{ skus: skus.join(', ') }} />
    </Alert>
  );
}

/** What the inquiry is about. */
function SubjectFields() {
  const intl = useIntl();
  const text = formText(intl);
  return (
    <>
      <SelectField
        name="subject"
        label={text('subject')}
        placeholder={text('choose')}
        options={inquirySubjects.map((value) => ({
          value,
          label: intl.formatMessage({ id: `catalog.contact.subject.${value}` }),
        }))}
        required
      />
      <TextField
        name="orderNumber"
        label={text('order-number')}
        hint={text('order-number-hint')}
        optional
        mono
      />
      <TextareaField name="message" label={text('message')} hint={text('message-hint')} rows={6} />
    </>
  );
}

/** Who asks, and how they are answered. */
function SenderFields() {
  const text = formText(useIntl());
  return (
    <>
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
    </>
  );
}

function valuesFor(user: User | null, products: readonly AskedProduct[]): InquiryValues {
  return {
    contactMethod: 'email',
    ...(user ? { name: user.name, email: user.email, company: user.company } : {}),
    ...(products.length > 0 ? { subject: 'product' } : {}),
    lines: products.map(({ sku, minQuantity }) => ({ sku, quantity: String(minQuantity) })),
  };
}

/** What the fields are called, in the order of the page, for the list of problems of a posted form. */
function labelsOf(intl: IntlShape, products: readonly AskedProduct[]): Record<string, string> {
  const text = formText(intl);
  const quantities = Array.from({ length: products.length + 1 }, (_, place) => [
    `lines.${place}.quantity`,
    products[place]
      ? intl.formatMessage({ id: 'catalog.contact.form.quantity-of' }, { name: products[place].name })
      : text('quantity'),
  ]);
  const others = ['message', 'name', 'company', 'contactMethod', 'email', 'phone'];
  return Object.fromEntries([
    ...quantities,
    ['subject', text('subject')],
    ['orderNumber', text('order-number')],
    ...others.map((name) => [name, text(name)]),
  ]) as Record<string, string>;
}
