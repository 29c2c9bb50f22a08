import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { actForms, actKinds, type ActKind } from './act-forms.ts';
import styles from './invoice-record.module.css';
import { useInvoiceAct } from './use-invoice-act.ts';

/** What this person may do to an invoice now, each act folded up until it is wanted. */
export function InvoiceActs({ invoice }: { readonly invoice: AdminInvoice }) {
  const kinds = actKinds.filter((kind) => invoice.acts.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <section className={recordStyles.actions} aria-labelledby="invoice-acts">
      <h2 id="invoice-acts" className={recordStyles.title}>
        <FormattedMessage id="admin.invoice.acts" />
      </h2>
      {kinds.map((kind) => (
        <ActForm key={`${kind} ${invoice.version}`} kind={kind} invoice={invoice} />
      ))}
    </section>
  );
}

function ActForm({ kind, invoice }: { readonly kind: ActKind; readonly invoice: AdminInvoice }) {
  const intl = useIntl();
  const { schema, fields, initial } = actForms[kind];
  const sendAct = useInvoiceAct(kind, invoice);
  const title = `admin.invoice.act.${kind}`;
  return (
    <Disclosure summary={<FormattedMessage id={title} />}>
      <Form
        id={`invoice-${kind}`}
        className={styles.form}
        schema={schema}
        initialValues={initial(invoice) as never}
        aria-label={intl.formatMessage({ id: title })}
        onSubmit={(values, attempt) => sendAct(values as object, attempt)}
      >
        <p className={recordStyles.soft}>
          <FormattedMessage id={`${title}.hint`} />
        </p>
        {fields.map(({ name, isOptional }) => (
          <TextField
            key={name}
            name={name}
            label={intl.formatMessage({ id: `admin.invoice.act.${name}` })}
            autoComplete="off"
            {...(isOptional ? { optional: true } : { required: true })}
          />
        ))}
        <div>
          <SubmitButton>
            <FormattedMessage id={`${title}.do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
