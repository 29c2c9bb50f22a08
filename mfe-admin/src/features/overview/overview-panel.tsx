import { adminOperationsPath } from '@gantry/contracts/addresses/admin';
import { withQuery as pathWith } from '@gantry/contracts/addresses/page-address';
import { overviewPeriods, type OverviewPeriod } from '@gantry/contracts/schemas/operations';
import { ErrorState } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSalesGetOverviewQuery } from '../../api/operations.endpoints.ts';
import pageStyles from '../../parts/tax-page.module.css';
import { Figures } from './figures.tsx';
import { QueueGrid } from './queue-grid.tsx';
import { SalesChart } from './sales-chart.tsx';
import { LateLines, Returns, Shortages } from './waiting-tables.tsx';
import styles from './overview.module.css';

/** What waits for staff, and how the store has done over a period that stands in the address. */
export function OverviewPanel({ query }: { readonly query: { readonly days: OverviewPeriod } }) {
  const { data: overview, isError } = useSalesGetOverviewQuery({ query });
  if (isError && !overview) return <ErrorState title={<FormattedMessage id="admin.overview.failed" />} />;
  if (!overview) return null;
  return (
    <>
      <QueueGrid />
      <Periods current={query.days} />
      <Figures overview={overview} />
      <SalesChart overview={overview} />
      <LateLines lines={overview.lateLines} late={overview.promises.late} />
      <div className={styles.columns}>
        <Shortages shortages={overview.shortages} />
        <Returns returns={overview.returns} />
      </div>
    </>
  );
}

function Periods({ current }: { readonly current: OverviewPeriod }) {
  const intl = useIntl();
  return (
    <nav className={pageStyles.tabs} aria-label={intl.formatMessage({ id: 'admin.overview.period' })}>
      {overviewPeriods.map((days) => (
        <Link
          key={days}
          to={pathWith(adminOperationsPath(), { days })}
          preventScrollReset
          className={pageStyles.tab}
          aria-current={days === current ? 'page' : undefined}
        >
          <FormattedMessage id="admin.overview.days" values={{ days: Number(days) }} />
        </Link>
      ))}
    </nav>
  );
}
