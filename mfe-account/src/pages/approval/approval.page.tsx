import { myApprovalsPath } from '@gantry/contracts/addresses/account';
import type { OrderApproval } from '@gantry/contracts/schemas/order-approval';
import { useFormats } from '@gantry/i18n/formats';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useParams } from 'react-router';
import { useSalesGetApprovalQuery } from '../../api/approvals.endpoints.ts';
import { ApprovalActs } from '../../features/approval/approval-acts.tsx';
import { ApprovalFacts } from '../../features/approval/approval-facts.tsx';
import { ApprovalLines } from '../../features/approval/approval-lines.tsx';
import { ApprovalTimeline } from '../../features/approval/approval-timeline.tsx';
import styles from '../../features/approval/approval.module.css';
import { ChangeNote } from '../../features/approval/change-note.tsx';
import { isPriced, type ApprovalAnswer } from '../../features/approval/typed-part.ts';
import { WaitsFor } from '../../features/approval/waits-for.tsx';
import { ApprovalStatus } from '../../parts/approval-status.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';

export { action } from './approval.action.ts';
export { loader } from './approval.loader.ts';

/** An order that was asked for inside the company: what it is, what it costs, and what to do about it. */
export default function ApprovalPage() {
  const { number = '' } = useParams();
  const { data: approval } = useSalesGetApprovalQuery({ params: { number } });
  const answer = useActionData<ApprovalAnswer>();
  const priced = isPriced(answer) ? answer : undefined;
  const refused = isPriced(answer) ? undefined : answer;
  if (!approval) return null;
  return (
    <div className={styles.page}>
      <ApprovalHead approval={approval} />
      <WaitsFor approval={approval} />
      <ChangeNote approval={approval} />
      <ApprovalActs approval={approval} refused={refused} answer={priced} />
      <ApprovalLines lines={approval.lines} />
      <div className={styles.sums}>
        <TotalsList totals={approval.totals} />
      </div>
      <ApprovalFacts approval={approval} />
      <section aria-labelledby="approval-story">
        <h2 id="approval-story">
          <FormattedMessage id="account.order.timeline" />
        </h2>
        <ApprovalTimeline approval={approval} />
      </section>
    </div>
  );
}

/** What it is called, where it stands, and until when its prices are held. */
function ApprovalHead({ approval }: { readonly approval: OrderApproval }) {
  const intl = useIntl();
  const { day, time } = useFormats();
  const { number, status, askedBy, askedAt, expiresAt, isYours } = approval;
  const name = intl.formatMessage({ id: 'account.approval.heading' }, { number: number.toUpperCase() });
  return (
    <PageHeader
      above={
        <Breadcrumb
          label={intl.formatMessage({ id: 'account.breadcrumb' })}
          items={[
            { name: intl.formatMessage({ id: 'account.approvals.heading' }), to: myApprovalsPath() },
            { name },
          ]}
        />
      }
      title={name}
      aside={<ApprovalStatus status={status} />}
      lead={
        <>
          <FormattedMessage
            id={isYours ? 'account.approval.lead-yours' : 'account.approval.lead'}
            values={{ name: askedBy, when: time(askedAt) }}
          />{' '}
          {status === 'waiting' ? (
            <FormattedMessage id="account.approval.held-until" values={{ day: day(expiresAt) }} />
          ) : null}
        </>
      }
    />
  );
}
