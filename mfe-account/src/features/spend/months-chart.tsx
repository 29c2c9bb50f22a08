import { mySpendPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { BarChart } from '@gantry/ui/bar-chart';
import { useIntl } from 'react-intl';

type Month = CompanySpend['months'][number];

/** First and last day of a month, ISO. */
function daysOf({ month }: Month): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

export interface MonthsChartProps {
  readonly months: readonly Month[];
  readonly query: { readonly buyer?: string; readonly costCenter?: string };
}

/** What each month comes to; each leads to the figures of that month alone. */
export function MonthsChart({ months, query: { buyer, costCenter } }: MonthsChartProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const nameOf = ({ month }: Month) =>
    intl.formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const bars = months.map((one) => ({
    key: one.month,
    value: one.amount,
    label: intl.formatMessage(
      { id: 'account.spend.bar' },
      { month: nameOf(one), orders: one.orders, amount: money(one.amount) },
    ),
    to: withQuery(mySpendPath(), {
      ...daysOf(one),
      ...(buyer ? { buyer } : {}),
      ...(costCenter ? { costCenter } : {}),
    }),
  }));
  const [first, last] = [months[0], months.at(-1)];
  return (
    <BarChart
      caption={intl.formatMessage({ id: 'account.spend.by-month' })}
      bars={bars}
      top={money(Math.max(0, ...months.map(({ amount }) => amount)))}
      first={first ? nameOf(first) : ''}
      last={last && last !== first ? nameOf(last) : ''}
    />
  );
}
