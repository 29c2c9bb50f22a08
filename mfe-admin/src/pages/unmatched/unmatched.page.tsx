import { useUser } from '@gantry/api-client';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { paymentRoles } from '@gantry/domain/roles';
import { ErrorState, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePaymentsListUnmatchedQuery } from '../../api/payments.endpoints.ts';
import { PaymentActForm } from '../../features/order-payments/payment-act-form.tsx';
import { CustomerCredits } from '../../features/unmatched-money/customer-credits.tsx';
import { RecordUnassigned } from '../../features/unmatched-money/record-unassigned.tsx';
import { UnmatchedTable, type ChosenRow } from '../../features/unmatched-money/unmatched-table.tsx';
import { ForbiddenRoom } from '../../parts/forbidden-room.tsx';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import styles from '../../parts/tax-page.module.css';

export { loader } from './unmatched.loader.ts';

/** Money and payments of all orders that wait for finance, money that names no order, and what customers have as credit. */
export default function UnmatchedPage() {
  const role = useUser()?.role;
  const isAllowed = mayEnter('unmatched', role);
  const { data, isError } = usePaymentsListUnmatchedQuery(undefined, { skip: !isAllowed });
  if (!isAllowed) return <ForbiddenRoom />;
  if (isError && !data)
    return <ErrorState level={1} title={<FormattedMessage id="admin.payments.failed" />} />;
  if (!data) return null;
  const mayAct = paymentRoles.some((one) => one === role);
  return (
    <div className={styles.page}>
      <PageHeader
        title={<FormattedMessage id="admin.unmatched.heading" />}
        aside={<FormattedMessage id="admin.unmatched.title" values={{ count: data.length }} />}
      />
      <Waiting rows={data} mayAct={mayAct} />
      <CustomerCredits />
    </div>
  );
}

function Waiting({ rows, mayAct }: { readonly rows: readonly ChosenRow['row'][]; readonly mayAct: boolean }) {
  const [chosen, setChosen] = useState<ChosenRow>();
  const [done, setDone] = useState<{ readonly what: string; readonly count: number }>();
  const finish = (what: string) => () => {
    setChosen(undefined);
    setDone((last) => ({ what, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <>
      {done ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id={`admin.payments.done.${done.what}`} />
        </OutcomeAlert>
      ) : null}
      {rows.length > 0 ? (
        <UnmatchedTable rows={rows} mayAct={mayAct} onAct={setChosen} />
      ) : (
        <p>
          <FormattedMessage id="admin.unmatched.none" />
        </p>
      )}
      {chosen ? (
        <PaymentActForm
          key={`${chosen.row.id} ${chosen.action}`}
          number={chosen.row.orderNumber}
          act={{ action: chosen.action, transactionId: chosen.row.id }}
          begin={{}}
          onDone={finish(chosen.action)}
        />
      ) : null}
      {mayAct ? <RecordUnassigned key={done?.count ?? 0} onDone={finish('receipt')} /> : null}
    </>
  );
}
