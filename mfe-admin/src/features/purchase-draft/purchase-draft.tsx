import {
  certificateTypes,
  contactMethods,
  forwarderTypes,
  purchaseOrderFormSchema,
  purchaseShipTos,
  type Purchasable,
  type PurchaseOrder,
} from '@gantry/contracts/schemas/purchase-order';
import { paymentTerms } from '@gantry/contracts/schemas/order';
import type { Supplier } from '@gantry/contracts/schemas/supplier';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PurchaseSource } from '../../parts/purchase-source.tsx';
import recordStyles from '../../parts/record.module.css';
import { DraftLines } from './draft-lines.tsx';
import { valuesOf } from './draft-values.ts';
import { GenerateOrder } from './generate-order.tsx';
import styles from './purchase-draft.module.css';
import { useSaveDraft } from './use-save-draft.ts';

export interface PurchaseDraftProps {
  /** undefined before it is saved for the first time */
  readonly draft: PurchaseOrder | undefined;
  readonly purchasable: Purchasable;
  readonly suppliers: readonly Supplier[];
}

/** Draws a purchase order up; once it is saved, what the supplier will read stands beside it and can be sent. */
export function PurchaseDraft({ draft, purchasable, suppliers }: PurchaseDraftProps) {
  const intl = useIntl();
  const initialValues = useMemo(
    () => valuesOf(draft, purchasable, suppliers),
    [draft, purchasable, suppliers],
  );
  const saveDraft = useSaveDraft(draft);
  return (
    <div className={recordStyles.record}>
      <Source purchasable={purchasable} />
      <div className={styles.halves}>
        <Form
          id="mpo"
          className={recordStyles.actions}
          schema={purchaseOrderFormSchema}
          initialValues={initialValues}
          issuesPart={draft ? 'form' : undefined}
          aria-label={intl.formatMessage({ id: 'admin.mpo.form' })}
          onSubmit={saveDraft}
        >
          <Choices suppliers={suppliers} hasCustomer={purchasable.shipTo !== null} />
          <DraftLines candidates={purchasable.lines} saved={draft?.lines ?? []} />
          <div>
            <SubmitButton>
              <FormattedMessage id={draft ? 'admin.mpo.save' : 'admin.mpo.save-new'} />
            </SubmitButton>
          </div>
        </Form>
        {draft ? <GenerateOrder draft={draft} /> : null}
      </div>
    </div>
  );
}

/** What it is for. */
function Source({ purchasable: { source, customer } }: Pick<PurchaseDraftProps, 'purchasable'>) {
  return (
    <p className={recordStyles.summary}>
      {source === 'stock' ? (
        <FormattedMessage id="admin.mpo.from-stock" />
      ) : (
        <span>
          <FormattedMessage
            id="admin.mpo.from"
            values={{ source: <PurchaseSource source={source} />, customer: customer ?? '' }}
          />
        </span>
      )}
    </p>
  );
}

interface ChoicesProps {
  readonly suppliers: readonly Supplier[];
  /** whether goods could go straight to a customer */
  readonly hasCustomer: boolean;
}

/** Whom it goes to, on what terms, and where the goods go. */
function Choices({ suppliers, hasCustomer }: ChoicesProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.mpo.${what}` });
  const optionsOf = (kind: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`${kind}.${value}`) }));
  const terms = paymentTerms.map((value) => ({
    value,
    label: intl.formatMessage({ id: `order.term.${value}` }),
  }));
  const places = purchaseShipTos.filter((place) => place === 'warehouse' || hasCustomer);
  return (
    <>
      <div className={styles.choices}>
        <SupplierField suppliers={suppliers} />
        <SelectField name="paymentTerm" label={text('term')} options={terms} />
        <SelectField name="shipTo" label={text('ship-to')} options={optionsOf('ship-to', places)} />
        <SelectField
          name="forwarder"
          label={text('forwarder')}
          options={optionsOf('forwarder', forwarderTypes)}
        />
        <TextField name="forwarderAccount" label={text('forwarder-account')} autoComplete="off" optional />
        <SelectField
          name="certificateOfOrigin"
          label={text('certificate')}
          options={optionsOf('certificate', certificateTypes)}
        />
        <SelectField
          name="contactMethod"
          label={text('contact')}
          options={optionsOf('contact', contactMethods)}
        />
        <TextField name="neededBy" label={text('needed-by')} type="date" optional />
      </div>
      <TextareaField name="note" label={text('note')} hint={text('note-hint')} rows={2} optional />
    </>
  );
}

function SupplierField({ suppliers }: Pick<ChoicesProps, 'suppliers'>) {
  const intl = useIntl();
  return (
    <SelectField
      name="supplierId"
      label={intl.formatMessage({ id: 'admin.mpo.supplier' })}
      placeholder={intl.formatMessage({ id: 'admin.mpo.choose' })}
      options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
      required
    />
  );
}
