import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActForm, ActList } from '../../parts/act-list.tsx';
import { actForms, actKinds, type ActKind } from './act-forms.ts';
import { useInvoiceAct } from './use-invoice-act.ts';

/** What this person may do to an invoice now, each act folded up until it is wanted. */
export function InvoiceActs({ invoice }: { readonly invoice: AdminInvoice }) {
  const kinds = actKinds.filter((kind) => invoice.acts.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <ActList id="invoice-acts" title={<FormattedMessage id="admin.invoice.acts" />}>
      {kinds.map((kind) => (
        <InvoiceActForm key={kind} kind={kind} invoice={invoice} />
      ))}
    </ActList>
  );
}

function InvoiceActForm({ kind, invoice }: { readonly kind: ActKind; readonly invoice: AdminInvoice }) {
  const intl = useIntl();
  const { schema, fields, initial } = actForms[kind];
  const initialValues = useMemo(() => initial(invoice), [initial, invoice]);
  const sendAct = useInvoiceAct(kind, invoice);
  return (
    <ActForm
      id={`invoice-${kind}`}
      title={`admin.invoice.act.${kind}`}
      schema={schema}
      initialValues={initialValues as never}
      onSubmit={(values, attempt) => sendAct(values as object, attempt)}
    >
      {fields.map(({ name, isOptional }) => (
        <TextField
          key={name}
          name={name}
          label={intl.formatMessage({ id: `admin.invoice.act.${name}` })}
          autoComplete="off"
          {...(isOptional ? { optional: true } : { required: true })}
        />
      ))}
    </ActForm>
  );
}
