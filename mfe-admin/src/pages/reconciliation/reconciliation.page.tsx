import { failureOf, useUser } from '@gantry/api-client';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { Button, ErrorState, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  usePaymentsListReconciliationsQuery,
  usePaymentsMakeReconciliationsMutation,
} from '../../api/payments.endpoints.ts';
import { ChooseDay } from '../../features/reconciliation/choose-day.tsx';
import { DayReport } from '../../features/reconciliation/day-report.tsx';
import { SaveDifferences } from '../../features/reconciliation/save-differences.tsx';
import { ForbiddenRoom } from '../../parts/forbidden-room.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from '../../parts/tax-page.module.css';
import { dayOf } from './reconciliation.loader.ts';

export { loader } from './reconciliation.loader.ts';

/** A day of each provider's ledger beside our books: sums, every difference, and the way to what differs. */
export default function ReconciliationPage() {
  const [address] = useSearchParams();
  const isAllowed = mayEnter('reconciliation', useUser()?.role);
  const day = dayOf(address);
  return isAllowed ? (
    <div className={styles.page}>
      <PageHeader title={<FormattedMessage id="admin.reconciliation.title" />} />
      <ChooseDay day={day} />
      <Reports key={day} day={day} />
    </div>
  ) : (
    <ForbiddenRoom />
  );
}

function Reports({ day }: { readonly day: string }) {
  const { data, isError } = usePaymentsListReconciliationsQuery({ query: { day } });
  const [compare, { error, isLoading }] = usePaymentsMakeReconciliationsMutation();
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={() => void compare({ body: { day } })} aria-disabled={isLoading || undefined}>
          <FormattedMessage id={`admin.reconciliation.${isLoading ? 'comparing' : 'compare'}`} />
        </Button>
        {data && data.length > 0 ? <SaveDifferences day={day} reports={data} /> : null}
      </div>
      {error ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.payments.refusal', failureOf(error))} />
        </OutcomeAlert>
      ) : null}
      {isError && !data ? <ErrorState title={<FormattedMessage id="admin.payments.failed" />} /> : null}
      {data?.length === 0 ? (
        <p>
          <FormattedMessage id="admin.reconciliation.none" />
        </p>
      ) : null}
      {data?.map((report) => (
        <DayReport key={report.service} report={report} />
      ))}
    </>
  );
}
