import { paymentTerms } from '@gantry/contracts/schemas/order';
import { supplierFormSchema, type Supplier } from '@gantry/contracts/schemas/supplier';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Button } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './supplier-record.module.css';
import { valuesOfSupplier } from './supplier-values.ts';
import { useSaveSupplier } from './use-save-supplier.ts';

const maxContacts = 5;
const languages = { 'en-US': 'English', 'es-US': 'Español', 'fr-CA': 'Français' } as const;

/** What is known of a supplier, to be changed; without one a new supplier. */
export function SupplierForm({ supplier }: { readonly supplier: Supplier | undefined }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.supplier.${what}` });
  const initialValues = useMemo(() => valuesOfSupplier(supplier), [supplier]);
  const { saveSupplier, isSaved } = useSaveSupplier(supplier);
  return (
    <Form
      id="supplier"
      className={recordStyles.actions}
      schema={supplierFormSchema}
      initialValues={initialValues}
      isShared
      issuesPart={supplier ? 'form' : undefined}
      aria-label={text('form')}
      onSubmit={saveSupplier}
    >
      <Supplied />
      <Contacts />
      <Terms />
      <TextareaField name="note" label={text('note')} rows={3} optional />
      <CheckboxField name="isActive" label={text('is-active')} />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.supplier.save" />
        </SubmitButton>
      </div>
      {isSaved ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.supplier.saved" />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

/** What they are called, and what they supply how soon. */
function Supplied() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.supplier.${what}` });
  return (
    <>
      <div className={styles.pair}>
        <TextField name="name" label={text('name')} autoComplete="off" required />
        <TextField
          name="leadTimeDays"
          label={text('lead-time')}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </div>
      <TextareaField name="brands" label={text('brands')} hint={text('brands-hint')} rows={2} />
    </>
  );
}

/** How they are paid, reached, and in which language. */
function Terms() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.supplier.${what}` });
  return (
    <div className={styles.three}>
      <SelectField
        name="paymentTerm"
        label={text('payment-term')}
        options={paymentTerms.map((value) => ({
          value,
          label: intl.formatMessage({ id: `order.term.${value}` }),
        }))}
      />
      <SelectField
        name="contactMethod"
        label={text('contact-method')}
        options={(['email', 'phone'] as const).map((value) => ({ value, label: text(`by-${value}`) }))}
      />
      <SelectField
        name="locale"
        label={text('language')}
        options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}

const noContact = { name: '', duty: '', email: '', phone: '' };

/** The people who work there; the first gets our mails. */
function Contacts() {
  const { changeValues } = useFormActions();
  const contacts = useFormValue<readonly object[]>('contacts') ?? [];
  const changeContacts = (changed: readonly object[]) => changeValues({ contacts: changed });
  return (
    <>
      {contacts.map((_, place) => (
        <Contact
          key={place}
          place={place}
          removeContact={
            contacts.length > 1 ? () => changeContacts(contacts.filter((__, at) => at !== place)) : undefined
          }
        />
      ))}
      {contacts.length < maxContacts ? (
        <div>
          <Button size="small" type="button" onClick={() => changeContacts([...contacts, noContact])}>
            <FormattedMessage id="admin.supplier.contact.add" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ContactProps {
  readonly place: number;
  /** left out for the only one */
  readonly removeContact: (() => void) | undefined;
}

function Contact({ place, removeContact }: ContactProps) {
  const intl = useIntl();
  const field = (part: string) => ({
    name: `contacts.${place}.${part}`,
    label: intl.formatMessage({ id: `admin.supplier.contact.${part}` }),
    autoComplete: 'off',
  });
  return (
    <fieldset className={styles.contact}>
      <legend>
        <FormattedMessage id="admin.supplier.contact" values={{ place: place + 1 }} />
      </legend>
      <div className={styles.pair}>
        <TextField {...field('name')} required />
        <TextField {...field('duty')} optional />
        <TextField {...field('email')} type="email" required />
        <TextField {...field('phone')} optional />
      </div>
      {removeContact ? (
        <Button size="small" type="button" onClick={removeContact}>
          <FormattedMessage id="admin.supplier.contact.remove" />
        </Button>
      ) : null}
    </fieldset>
  );
}
