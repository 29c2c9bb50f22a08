import { failureOf, withKey } from '@gantry/api-client';
import { adminOfferPath, offlineCheckoutPath } from '@gantry/contracts/addresses/admin';
import { acceptForCustomerSchema, type OfferDraft } from '@gantry/contracts/schemas/offer';
import { offlinePaymentServices, purchasePaymentServices } from '@gantry/contracts/schemas/order';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Money } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useSalesAdminAcceptOfferMutation } from '../../api/staff-checkout.endpoints.ts';
import styles from './staff-checkout.module.css';

/** An offer that its customer accepts by telephone: staff make the order of it, at the prices that were sent. */
export function AcceptOffer({ draft }: { readonly draft: OfferDraft }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.checkout.${what}` });
  const [accept] = useSalesAdminAcceptOfferMutation();
  const navigate = useNavigate();
  const { number, sent, choices } = draft;
  const [newest] = sent;
  const toOffer = <Link to={adminOfferPath(number)}>{number.toUpperCase()}</Link>;
  if (!newest) return <FormattedMessage id="admin.checkout.no-offer" values={{ offer: toOffer }} />;
  const services = choices.paymentTerm === 'advanced' ? purchasePaymentServices : offlinePaymentServices;
  return (
    <div className={styles.page}>
      <p>
        <FormattedMessage
          id="admin.checkout.offer"
          values={{
            offer: toOffer,
            name: [draft.name, draft.company].filter(Boolean).join(', '),
            total: <Money amount={newest.grandTotal} />,
          }}
        />
      </p>
      <Form
        id="accept-for-customer"
        className={styles.page}
        schema={acceptForCustomerSchema}
        initialValues={{ revision: newest.revision, paymentService: services[0] }}
        aria-label={text('accept')}
        onSubmit={async (body, { keyFor }) => {
          const { data, error } = await accept(withKey({ params: { number }, body }, keyFor(body)));
          if (!data) return { failure: failureOf(error) };
          void navigate(offlineCheckoutPath(data.number), { replace: true });
          return undefined;
        }}
      >
        <TextField name="poNumber" label={text('po-number')} optional autoComplete="off" mono />
        <SelectField
          name="paymentService"
          label={text('pay-by')}
          options={services.map((value) => ({
            value,
            label: intl.formatMessage({ id: `order.pay-by.${value}` }),
          }))}
        />
        <TextField name="reason" label={text('reason')} hint={text('reason-hint')} required />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.checkout.accept" />
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
