import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, PageHeader } from '@gantry/ui';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetSupplierOrderQuery } from '../../api/supplier-order.endpoints.ts';
import { AnswerOrder } from '../../features/supplier-order/answer-order.tsx';
import { ConfirmedDifferences } from '../../features/supplier-order/confirmed-differences.tsx';
import { RescheduleOrder } from '../../features/supplier-order/reschedule-order.tsx';
import type { PostedReschedule, PostedOrderAnswer } from '../../features/supplier-order/order-answer.ts';
import { OrderedFacts, OrderedLines } from '../../features/supplier-order/ordered-lines.tsx';
import styles from './supplier-order.module.css';

export { action } from './supplier-order.action.ts';
export { loader } from './supplier-order.loader.ts';

/** A purchase order, and below it what its supplier answers; no account is needed, the link is enough. */
export default function SupplierOrderPage() {
  const { token = '' } = useParams();
  const { day } = useFormats();
  const { data: order } = useSalesGetSupplierOrderQuery({ params: { token } });
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
        {order.isOpen ? null : <Answered order={order} />}
        <OrderedLines order={order} />
        <OrderedFacts order={order} />
        <PaperLinks kinds={['purchase-order']} number={order.number} token={token} />
        <Acts token={token} order={order} />
      </div>
    </>
  );
}

/** What the supplier may do now: answer it, or name other days. */
function Acts({ token, order }: { readonly token: string; readonly order: SupplierOrder }) {
  const posted = useActionData<PostedOrderAnswer | PostedReschedule>();
  const moved = posted?.kind === 'move' ? posted : undefined;
  const answered = posted?.kind === 'move' ? undefined : posted;
  return (
    <>
      {order.isOpen ? (
        <AnswerOrder key={order.version} token={token} order={order} posted={answered} />
      ) : null}
      {order.mayReschedule ? <RescheduleOrder token={token} order={order} posted={moved} /> : null}
    </>
  );
}

/** What was answered. Days may be changed below; other changes are for the phone. */
function Answered({ order }: { readonly order: SupplierOrder }) {
  const { status, promisedOn, confirmation, mayReschedule } = order;
  const { day } = useFormats();
  if (confirmation)
    return (
      <Alert tone="note" live="polite" title={<FormattedMessage id="account.supplier-order.waiting" />}>
        <FormattedMessage id="account.supplier-order.waiting-text" />
        <ConfirmedDifferences differences={confirmation.differences} lines={order.lines} />
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
      <FormattedMessage id={`account.supplier-order.${mayReschedule ? 'tell' : 'call'}`} />
    </Alert>
  );
}
