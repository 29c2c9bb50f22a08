import { adminAccountPath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { CustomerCredit } from '@gantry/contracts/schemas/payment';
import { useFormats } from '@gantry/i18n/formats';
import { ErrorState, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePaymentsListCreditsQuery } from '../../api/payments.endpoints.ts';
import styles from '../../parts/tax-page.module.css';

/** What customers and companies have as credit, under all orders, oldest first, with the way to each. */
export function CustomerCredits() {
  const { data, isError } = usePaymentsListCreditsQuery();
  return (
    <div className={styles.section}>
      <h2>
        <FormattedMessage id="admin.credits.heading" />
      </h2>
      {isError && !data ? <ErrorState title={<FormattedMessage id="admin.credits.failed" />} /> : null}
      {data ? <Credits credits={data} /> : null}
    </div>
  );
}

function Credits({ credits }: { readonly credits: readonly CustomerCredit[] }) {
  const { time } = useFormats();
  if (credits.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.credits.none" />
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage id="admin.credits.text" />
      </p>
      <ColumnTable
        caption={<FormattedMessage id="admin.credits.heading" />}
        headId={(key) => `admin.credits.${key}`}
        columns={columnsOf(time)}
        rows={credits}
        rowKey={({ transactionId }) => transactionId}
      />
    </>
  );
}

/** Whose it is: a company by its name, which leads to the account that stands for it. */
function Owner({ owner, company }: Pick<CustomerCredit, 'owner' | 'company'>) {
  if (!company) return <FormattedMessage id={`admin.credits.owner.${owner}`} />;
  const { name, accountNumber } = company;
  return accountNumber ? <Link to={adminAccountPath(accountNumber)}>{name}</Link> : name;
}

const columnsOf = (time: (at: string) => string): readonly Column<CustomerCredit>[] => [
  {
    key: 'order',
    isRowHead: true,
    cell: ({ orderNumber }) => <Link to={adminOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
  },
  { key: 'owner', roomy: true, cell: (credit) => <Owner {...credit} /> },
  { key: 'customer', roomy: true, cell: ({ customer }) => customer ?? '–' },
  { key: 'reference', cell: ({ reference }) => reference ?? '–' },
  { key: 'amount', numeric: true, tight: true, unit: 'USD', cell: ({ amount }) => <Money amount={amount} /> },
  { key: 'since', tight: true, cell: ({ since }) => time(since) },
];
