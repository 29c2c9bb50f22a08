import { paymentTerms } from '@gantry/contracts/schemas/order';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { isRetired, shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { AddressFields } from '@gantry/forms/address-fields';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { TextareaField } from '@gantry/forms/textarea-field';
import { useFormats } from '@gantry/i18n/formats';
import { Alert } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { intendedOfferSchema, valuesOf, type IntendedOffer } from './offer-values.ts';
import styles from './offer.module.css';
import { OfferTotals } from './offer-totals.tsx';
import { RuleHits } from '../../parts/rule-hits.tsx';

export interface OfferFormProps {
  readonly draft: OfferDraft;
  readonly isFetching: boolean;
  readonly submit: (values: IntendedOffer, keyFor: Attempt['keyFor']) => Promise<SubmitAnswer>;
  /** what became of the last press */
  readonly outcome: ReactNode;
}

/** What the seller decides; Enter computes it again, only the button sends it. */
export function OfferForm({ draft, isFetching, submit, outcome }: OfferFormProps) {
  const intl = useIntl();
  const [initialValues] = useState(() => valuesOf(draft.choices));
  return (
    <Form
      id="offer"
      className={recordStyles.actions}
      aria-label={intl.formatMessage({ id: 'admin.offer.form' })}
      schema={intendedOfferSchema}
      initialValues={initialValues}
      issuesPart="form"
      onSubmit={(values, { keyFor }) => submit(values, keyFor)}
    >
      <ChoiceFields options={draft.options} />
      <OfferTotals draft={draft} />
      <NeededApproval draft={draft} />
      <div className={styles.buttons}>
        <ChoiceButton name="intent" value="preview" busy={isFetching}>
          <FormattedMessage id="admin.offer.refresh" />
        </ChoiceButton>
        <SendButton draft={draft} />
      </div>
      {outcome}
    </Form>
  );
}

/** Where it ships to and how, terms, validity, and words to the customer. */
function ChoiceFields({ options }: Pick<OfferDraft, 'options'>) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.offer.${what}` });
  const terms = paymentTerms.map((value) => ({
    value,
    label: intl.formatMessage({ id: `order.term.${value}` }),
  }));
  return (
    <>
      <fieldset className={styles.place}>
        <legend>{text('ship-to')}</legend>
        <AddressFields name="shipTo" section="shipping" />
      </fieldset>
      <div className={styles.pair}>
        <ServiceField options={options} />
        <TextField
          name="shippingAmount"
          label={text('shipping-amount')}
          hint={text('shipping-hint')}
          inputMode="decimal"
        />
        <SelectField name="paymentTerm" label={text('term')} options={terms} />
        <TextField name="validDays" label={text('valid-days')} inputMode="numeric" required />
        <TextField
          name="depositPercent"
          label={text('deposit-percent')}
          hint={text('deposit-hint')}
          inputMode="numeric"
        />
        <CheckboxField name="allowsPartial" label={text('allows-partial')} />
      </div>
      <TextareaField name="note" label={text('note')} hint={text('note-hint')} rows={3} optional />
    </>
  );
}

/** The rules that ask for an approval, said before anything is sent. */
function NeededApproval({ draft: { hits, approval } }: Pick<OfferFormProps, 'draft'>) {
  if (hits.length === 0 || approval?.state === 'pending') return null;
  return (
    <Alert tone="note" title={<FormattedMessage id="admin.approval.needed" />}>
      <RuleHits hits={hits} />
    </Alert>
  );
}

/** Nothing to press while something stands in the way: the list on top says what. */
function SendButton({ draft: { blockers, totals, hits } }: Pick<OfferFormProps, 'draft'>) {
  const { money } = useFormats();
  if (!totals || blockers.length > 0) return null;
  return (
    <ChoiceButton name="intent" value="send" variant="primary">
      <FormattedMessage
        id={hits.length > 0 ? 'admin.approval.ask' : 'admin.offer.send'}
        values={{ total: money(totals.grandTotal) }}
      />
    </ChoiceButton>
  );
}

const services = (Object.keys(shippingServices) as ShippingService[]).filter(
  (service) => !isRetired(service),
);

/** What carriers offer comes first, with what they ask; any other needs an amount. */
function ServiceField({ options }: Pick<OfferDraft, 'options'>) {
  const intl = useIntl();
  const { money } = useFormats();
  const nameOf = (service: ShippingService) => intl.formatMessage({ id: `order.service.${service}` });
  const quoted = options.map(({ service, amount }) => ({
    value: service as string,
    label: `${nameOf(service)} · ${money(amount)}`,
  }));
  const others = services.filter((service) => !options.some((one) => one.service === service));
  return (
    <SelectField
      name="shippingService"
      label={intl.formatMessage({ id: 'admin.offer.service' })}
      placeholder={intl.formatMessage({ id: 'forms.address.choose' })}
      options={[...quoted, ...others.map((service) => ({ value: service, label: nameOf(service) }))]}
      required
    />
  );
}
