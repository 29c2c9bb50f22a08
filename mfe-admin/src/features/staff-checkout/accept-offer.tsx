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
  const [newest] = draft.sent;
  const offer = <Link to={adminOfferPath(draft.number)}>{draft.number.toUpperCase()}</Link>;
  if (!newest) return <FormattedMessage id="admin.checkout.no-offer" values={{ offer }} />;
  const name = [draft.name, draft.company].filter(Boolean).join(', ');
  const total = <Money amount={newest.grandTotal} />;
  return (
    <div className={styles.page}>
      <p>
        <FormattedMessage id="admin.checkout.offer" values={{ offer, name, total }} />
      </p>
      <AcceptForm draft={draft} revision={newest.revision} />
    </div>
  );
}

interface AcceptFormProps {
  readonly draft: OfferDraft;
  readonly revision: number;
}

function AcceptForm({ draft: { number, choices }, revision }: AcceptFormProps) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.checkout.${what}` });
  const [accept] = useSalesAdminAcceptOfferMutation();
  const navigate = useNavigate();
  const services = choices.paymentTerm === 'advanced' ? purchasePaymentServices : offlinePaymentServices;
  const options = services.map((value) => ({
    value,
    label: intl.formatMessage({ id: `order.pay-by.${value}` }),
  }));
  return (
    <Form
      id="accept-for-customer"
      className={styles.page}
      schema={acceptForCustomerSchema}
      initialValues={{ revision, paymentService: services[0] }}
      aria-label={text('accept')}
      onSubmit={async (body, { keyFor }) => {
        const { data, error } = await accept(withKey({ params: { number }, body }, keyFor(body)));
        if (!data) return { failure: failureOf(error) };
        void navigate(offlineCheckoutPath(data.number), { replace: true });
        return undefined;
      }}
    >
      <TextField name="poNumber" label={text('po-number')} optional autoComplete="off" mono />
      <SelectField name="paymentService" label={text('pay-by')} options={options} />
      <TextField name="reason" label={text('reason')} hint={text('reason-hint')} required />
      <div>
        <SubmitButton>{text('accept')}</SubmitButton>
      </div>
    </Form>
  );
}
