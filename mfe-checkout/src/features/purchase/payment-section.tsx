import {
  isPaidOnline,
  offlinePaymentServices,
  type CheckoutPreview,
  type PurchaseForm,
} from '@gantry/contracts/schemas/order';
import type { AddressInput } from '@gantry/contracts/schemas/address';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { RadioField } from '@gantry/forms/radio-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine } from '../../parts/address-line.ts';
import { BillTo } from './bill-to.tsx';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { Section } from './section.tsx';
import { useOnlineWays } from './use-online-ways.ts';

type PaymentTerm = CheckoutPreview['paymentTerms'][number];
type PaymentService = PurchaseForm['paymentService'];

/** How it is paid: term and way, then where the invoice goes. */
export function PaymentSection() {
  const { term, terms } = usePaymentTerm();
  const { service, services, isCardWithheld } = usePaymentService(term);
  const billTo = useFormValue<Partial<AddressInput> | null>('billTo');
  return (
    <Section
      section="payment"
      summary={
        <>
          <FormattedMessage id={`order.term.${term}`} /> · <FormattedMessage id={`order.pay-by.${service}`} />
          <br />
          <FormattedMessage id="checkout.purchase.bill-to" />
          {': '}
          {billTo ? addressLine(billTo) : <FormattedMessage id="checkout.purchase.as-shipping" />}
        </>
      }
    >
      {terms.length > 1 ? <TermChoice terms={terms} /> : null}
      <ServiceChoice services={services} />
      {isCardWithheld ? (
        <p className={styles.lead}>
          <FormattedMessage id="checkout.approval.no-card" />
        </p>
      ) : null}
      <BillTo />
    </Section>
  );
}

/**
 * The chosen term and those this buyer is offered. A term that is not offered is no choice; the first that is takes its
 * place.
 */
function usePaymentTerm(): { term: PaymentTerm; terms: readonly PaymentTerm[] } {
  const { preview } = usePurchase();
  const term = useFormValue<PaymentTerm>('paymentTerm') ?? 'advanced';
  const terms = preview?.paymentTerms ?? [term];
  const { changeValues } = useFormActions();
  const [first] = terms;
  useEffect(() => {
    if (preview && first && !preview.paymentTerms.includes(term)) changeValues({ paymentTerm: first });
  });
  return { term, terms };
}

/** The chosen way to pay and those that go with a term: by card or wallet nobody pays later, nor after an approval. */
function usePaymentService(term: PaymentTerm) {
  const { preview } = usePurchase();
  const ways = useOnlineWays();
  const isAsked = preview?.approval?.isNeeded === true;
  const online = isAsked ? [] : ways;
  const { changeValues } = useFormActions();
  const service = useFormValue<PaymentService>('paymentService') ?? 'check';
  const services = term === 'advanced' ? [...online, ...offlinePaymentServices] : offlinePaymentServices;
  const isGone = isPaidOnline(service) && !services.some((one) => one === service);
  useEffect(() => {
    if (isGone) changeValues({ paymentService: 'check' });
  });
  return { service, services, isCardWithheld: isAsked && term === 'advanced' && ways.length > 0 };
}

function TermChoice({ terms }: { readonly terms: readonly PaymentTerm[] }) {
  const intl = useIntl();
  return (
    <RadioField
      name="paymentTerm"
      label={intl.formatMessage({ id: 'checkout.purchase.term' })}
      options={terms.map((value) => ({
        value,
        label: <FormattedMessage id={`order.term.${value}`} />,
        hint: <FormattedMessage id={`checkout.term-hint.${value}`} />,
      }))}
    />
  );
}

function ServiceChoice({ services }: { readonly services: readonly PaymentService[] }) {
  const intl = useIntl();
  const hint = (value: PaymentService) =>
    isPaidOnline(value) ? { hint: <FormattedMessage id={`checkout.pay-hint.${value}`} /> } : {};
  return (
    <RadioField
      name="paymentService"
      label={intl.formatMessage({ id: 'checkout.purchase.pay-by' })}
      options={services.map((value) => ({
        value,
        label: <FormattedMessage id={`order.pay-by.${value}`} />,
        ...hint(value),
      }))}
    />
  );
}
