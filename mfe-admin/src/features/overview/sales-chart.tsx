import { adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { withQuery as pathWith } from '@gantry/contracts/addresses/page-address';
import type { Overview } from '@gantry/contracts/schemas/operations';
import { formatFilter } from '@gantry/contracts/table-filter';
import { useFormats } from '@gantry/i18n/formats';
import { BarChart } from '@gantry/ui/bar-chart';
import { useIntl } from 'react-intl';

/** Orders placed from a day on, up to but without another. */
function ordersBetween(from: string, next: string | undefined): string {
  const clauses = [{ field: 'placedAt', mode: 'greater-or-equal' as const, value: from }];
  const until = next ? [{ field: 'placedAt', mode: 'less' as const, value: next }] : [];
  return pathWith(adminOrdersPath(), { filter: formatFilter([...clauses, ...until]) });
}

/** What was ordered over the period: in money where the reader may know it, in orders where not. */
export function SalesChart({ overview }: { readonly overview: Overview }) {
  const intl = useIntl();
  const { money, count, day } = useFormats();
  const { buckets, grain } = overview;
  const isMoney = overview.now.revenue !== null;
  const valueOf = (bucket: Overview['buckets'][number]) => bucket.revenue ?? bucket.orders;
  const highest = Math.max(0, ...buckets.map(valueOf));
  const bars = buckets.map((bucket, index) => {
    const values = {
      day: day(bucket.from),
      orders: bucket.orders,
      revenue: bucket.revenue === null ? '' : money(bucket.revenue),
    };
    const id = isMoney ? 'admin.overview.bar' : 'admin.overview.bar-count';
    return {
      key: bucket.from,
      value: valueOf(bucket),
      label: intl.formatMessage({ id: `${id}.${grain}` }, values),
      to: ordersBetween(bucket.from, buckets[index + 1]?.from),
    };
  });
  return (
    <BarChart
      caption={intl.formatMessage({ id: `admin.overview.${isMoney ? 'revenue' : 'orders'}-by.${grain}` })}
      bars={bars}
      top={isMoney ? money(highest) : count(highest)}
      first={day(overview.from)}
      last={day(overview.until)}
    />
  );
}
