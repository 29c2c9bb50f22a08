import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { urls } from '../../urls.ts';
import { LineMoves } from './line-moves.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export interface OrderRecordProps {
  readonly order: AdminOrder;
  /** heading level of its parts, below the heading that names the order */
  readonly level: 2 | 3;
}

/** An order on the desk: where it stands, its lines with their moves, facts and story. */
export function OrderRecord({ order, level }: OrderRecordProps) {
  const Heading = `h${level}` as const;
  const { time } = useFormats();
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.standing}>
        <LineStatusBadge status={order.status} />
        <span>
          <FormattedMessage
            id="admin.order.standing"
            values={{ state: order.state, payment: order.paymentStatus, when: time(order.placedAt) }}
          />
        </span>
        <Link to={urls.auditOf('order', order.number)}>
          <FormattedMessage id="admin.order.audit" />
        </Link>
      </p>
      {order.gate === null ? null : (
        <Alert tone="warn" title={<FormattedMessage id="admin.gate.title" />}>
          <FormattedMessage
            id={order.paymentTerm === 'advanced' ? 'admin.gate.money' : 'admin.gate.credit'}
          />
        </Alert>
      )}
      <LineMoves order={order} />
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
