import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormats } from '@gantry/i18n/formats';
import { Money, StatusBadge } from '@gantry/ui';
import { StaffPaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage } from 'react-intl';
import { AuditLink } from '../../parts/audit-link.tsx';
import { PurchaseSource } from '../../parts/purchase-source.tsx';
import { PurchaseStatusBadge } from '../../parts/purchase-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';
import { ActForm } from './act-form.tsx';
import { actKinds } from './act-values.ts';
import { ConfirmationDecision } from './confirmation-decision.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { InvoiceMatch, PurchaseLines } from './purchase-lines.tsx';
import { PurchasePresses } from './purchase-presses.tsx';
import styles from '../../parts/act-form.module.css';
import { PurchaseTimeline } from './purchase-timeline.tsx';

/** A purchase order that was sent: where it stands, what may be noted now, its lines, terms and story. */
export function PurchaseRecord({ order }: { readonly order: PurchaseOrder }) {
  const kinds = actKinds.filter((kind) => order.acts.includes(kind));
  return (
    <div className={recordStyles.record}>
      <PurchaseHead order={order} />
      <ConfirmationDecision order={order} />
      <InvoiceMatch order={order} />
      <PurchaseLines order={order} />
      {kinds.length > 0 || order.transitions.length > 0 || order.acts.includes('match') ? (
        <section className={recordStyles.actions} aria-labelledby="mpo-acts">
          <h2 id="mpo-acts" className={recordStyles.title}>
            <FormattedMessage id="admin.mpo.next" />
          </h2>
          {kinds.length > 0 ? (
            <div className={styles.acts}>
              {kinds.map((kind, index) => (
                <ActForm key={kind} kind={kind} order={order} isFirst={index === 0 && !order.confirmation} />
              ))}
            </div>
          ) : null}
          <PurchasePresses order={order} />
        </section>
      ) : null}
      <PurchaseFacts order={order} />
      <section aria-labelledby="mpo-story">
        <h2 id="mpo-story" className={recordStyles.title}>
          <FormattedMessage id="admin.order.timeline" />
        </h2>
        <PurchaseTimeline order={order} />
      </section>
    </div>
  );
}

function PurchaseHead({ order }: { readonly order: PurchaseOrder }) {
  const { day } = useFormats();
  const due = order.promisedOn ?? order.neededBy;
  return (
    <p className={recordStyles.summary}>
      <PurchaseStatusBadge status={order.status} />
      {order.isLate && due ? (
        <StatusBadge tone="bad">
          <FormattedMessage id="admin.mpo.late" values={{ day: day(due) }} />
        </StatusBadge>
      ) : null}
      <span>{order.supplier.name}</span>
      <PurchaseSource source={order.source} />
      {order.total === null ? null : <Money amount={order.total} />}
      {order.total === null ? null : (
        <StaffPaperLinks kinds={['purchase-order']} number={order.number ?? order.id} />
      )}
      <AuditLink of={['purchase order', order.number ?? order.id]} />
    </p>
  );
}
