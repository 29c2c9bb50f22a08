import { phoneLocales, type PhoneOrderDraft } from '@gantry/contracts/schemas/phone-order';
import { locales } from '@gantry/contracts/locales';
import {
  offlinePaymentServices,
  paymentTerms,
  purchasePaymentServices,
} from '@gantry/contracts/schemas/order';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { FieldRow } from '@gantry/ui';
import { useIntl } from 'react-intl';
import styles from './phone-order.module.css';

const localeOptions = phoneLocales.map((value) => ({
  value,
  label: locales.find(({ code }) => code === value)?.name ?? value,
}));

/** Who orders: an account, or a guest who says a name and an e-mail address. */
export function CustomerFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.phone.${what}` });
  const isGuest = !useFormValue('accountNumber')?.trim();
  return (
    <fieldset className={styles.group}>
      <legend>{text('customer')}</legend>
      <FieldRow className={styles.cells}>
        <TextField
          name="accountNumber"
          label={text('account')}
          hint={text('account-hint')}
          autoComplete="off"
          mono
        />
        {isGuest ? (
          <>
            <TextField name="name" label={text('name')} autoComplete="off" required />
            <TextField name="email" label={text('email')} type="email" autoComplete="off" required />
          </>
        ) : null}
        <SelectField name="locale" label={text('locale')} options={localeOptions} />
      </FieldRow>
    </fieldset>
  );
}

/** Where it goes and how; the carriers' offers are known once it was priced. */
export function ShippingFields({ options }: { readonly options: PhoneOrderDraft['options'] }) {
  const intl = useIntl();
  const { money } = useFormats();
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage({ id: 'admin.offer.ship-to' })}</legend>
      <AddressFields name="shipTo" section="shipping" />
      <SelectField
        name="shippingService"
        label={intl.formatMessage({ id: 'admin.offer.service' })}
        placeholder={intl.formatMessage({ id: 'admin.phone.first-service' })}
        options={options.map(({ service, amount }) => ({
          value: service,
          label: `${intl.formatMessage({ id: `order.service.${service}` })} · ${money(amount)}`,
        }))}
      />
    </fieldset>
  );
}

/** How it is paid, and how the customer said it. */
export function PaymentFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.checkout.${what}` });
  const isPrepaid = useFormValue('paymentTerm') === 'advanced';
  const services = isPrepaid ? purchasePaymentServices : offlinePaymentServices;
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage({ id: 'admin.phone.payment' })}</legend>
      <FieldRow className={styles.cells}>
        <SelectField
          name="paymentTerm"
          label={intl.formatMessage({ id: 'admin.offer.term' })}
          options={paymentTerms.map((value) => ({
            value,
            label: intl.formatMessage({ id: `order.term.${value}` }),
          }))}
        />
        <SelectField
          name="paymentService"
          label={text('pay-by')}
          options={services.map((value) => ({
            value,
            label: intl.formatMessage({ id: `order.pay-by.${value}` }),
          }))}
        />
        <TextField name="poNumber" label={text('po-number')} optional={isPrepaid} autoComplete="off" mono />
      </FieldRow>
      <TextField name="reason" label={text('reason')} hint={text('reason-hint')} required />
    </fieldset>
  );
}
