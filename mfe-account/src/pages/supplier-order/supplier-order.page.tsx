import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, PageHeader } from '@gantry/ui';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetSupplierOrderQuery } from '../../api/supplier-order.endpoints.ts';
import { AnswerOrder } from '../../features/supplier-order/answer-order.tsx';
import { ConfirmedDifferences } from '../../features/supplier-order/confirmed-differences.tsx';
import type { PostedOrderAnswer } from '../../features/supplier-order/order-answer.ts';
import { OrderedFacts, OrderedLines } from '../../features/supplier-order/ordered-lines.tsx';
import styles from './supplier-order.module.css';

export { action } from './supplier-order.action.ts';
export { loader } from './supplier-order.loader.ts';

/** A purchase order, and the supplier's answer; no account is needed, the link is enough. */
export default function SupplierOrderPage() {
  const { token = '' } = useParams();
  const { day } = useFormats();
  const { data: order } = useSalesGetSupplierOrderQuery({ params: { token } });
  const posted = useActionData<PostedOrderAnswer>();
  if (!order) return null;
  const values = { number: order.number.toUpperCase(), supplier: order.supplier, day: day(order.sentAt) };
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.supplier-order.heading" values={values} />}
        lead={<FormattedMessage id="account.supplier-order.lead" values={values} />}
      />
      <div className={styles.page}>
        {order.refusal ? (
          <Alert tone="warn" title={<FormattedMessage id="account.supplier-order.refused" />}>
            {order.refusal}
          </Alert>
        ) : null}
        {order.isOpen ? (
          <AnswerOrder key={order.version} token={token} order={order} posted={posted} />
        ) : (
          <Answered order={order} />
        )}
        <OrderedLines order={order} />
        <OrderedFacts order={order} />
        <PaperLinks kinds={['purchase-order']} number={order.number} token={token} />
      </div>
    </>
  );
}

/** What was answered; changes are for the phone. */
function Answered({ order: { status, promisedOn, confirmation } }: { readonly order: SupplierOrder }) {
  const { day } = useFormats();
  if (confirmation)
    return (
      <Alert tone="note" live="polite" title={<FormattedMessage id="account.supplier-order.waiting" />}>
        <FormattedMessage id="account.supplier-order.waiting-text" />
        <ConfirmedDifferences differences={confirmation.differences} />
      </Alert>
    );
  if (status === 'declined')
    return (
      <Alert tone="note" live="polite" title={<FormattedMessage id="account.supplier-order.declined" />}>
        <FormattedMessage id="account.supplier-order.call" />
      </Alert>
    );
  return (
    <Alert tone="good" live="polite" title={<FormattedMessage id="account.supplier-order.thanks" />}>
      {promisedOn ? (
        <FormattedMessage id="account.supplier-order.promised" values={{ day: day(promisedOn) }} />
      ) : null}{' '}
      <FormattedMessage id="account.supplier-order.call" />
    </Alert>
  );
}
