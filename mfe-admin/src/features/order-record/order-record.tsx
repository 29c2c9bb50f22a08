import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { useStatusLabels } from '../../parts/status-labels.ts';
import { LineTransitions } from './line-transitions.tsx';
import { OrderAssignee } from './order-assignee.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export interface OrderRecordProps {
  readonly order: AdminOrder;
  /** heading level of its parts, below the heading that names the order */
  readonly level: 2 | 3;
  /** what is shipped of it */
  readonly fulfillment: ReactNode;
  /** its payments, for those who may see them */
  readonly payments?: ReactNode;
}

/** An order in the back office: where it stands, its lines with their transitions, facts and story. */
export function OrderRecord({ order, level, fulfillment, payments }: OrderRecordProps) {
  const Heading = `h${level}` as const;
  const { time } = useFormats();
  const { labelOf } = useStatusLabels();
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.summary}>
        <LineStatusBadge status={order.status} />
        <span>
          <FormattedMessage
            id="admin.order.summary"
            values={{
              state: labelOf('order-state', order.state),
              payment: labelOf('payment-status', order.paymentStatus),
              when: time(order.placedAt),
            }}
          />
        </span>
      </p>
      <OrderAssignee order={order} />
      <OrderNext order={order} level={level} />
      <ConfirmBlockers order={order} />
      <OrderLinks order={order} />
      <LineTransitions order={order} />
      {fulfillment}
      {payments}
      <OrderInvoices number={order.number} level={level} />
      <OrderFacts order={order} />
      <section aria-labelledby="order-story">
        <Heading id="order-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </Heading>
        <OrderTimeline history={order.history} />
      </section>
    </div>
  );
}

/** What stands in the way of confirming the lines that wait. */
function ConfirmBlockers({ order: { confirmBlockers } }: Pick<OrderRecordProps, 'order'>) {
  if (confirmBlockers.length === 0) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.confirm-blocked.title" />}>
      {confirmBlockers.map((blocker) => (
        <FormattedMessage key={blocker} id={`admin.blocker.${blocker}`} />
      ))}{' '}
      <FormattedMessage id="admin.confirm-blocked.hint" />
    </Alert>
  );
}
