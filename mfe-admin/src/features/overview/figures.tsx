import type { Overview } from '@gantry/contracts/schemas/operations';
import { useFormats } from '@gantry/i18n/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './overview.module.css';

interface FiguresProps {
  readonly overview: Overview;
}

/** The sums of the period, each beside what it was in the one before. */
export function Figures({ overview }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      <SalesFigures overview={overview} />
      <QuoteFigures overview={overview} />
      <PromiseFigure overview={overview} />
    </dl>
  );
}

function SalesFigures({ overview: { now, before } }: FiguresProps) {
  const { money, count } = useFormats();
  const average = averageOf(now);
  const averageBefore = averageOf(before);
  return (
    <>
      {now.revenue === null ? null : (
        <Figure name="revenue" value={money(now.revenue)}>
          <Change now={now.revenue} before={before.revenue ?? 0} />
        </Figure>
      )}
      <Figure name="orders" value={count(now.orders)}>
        <Change now={now.orders} before={before.orders} />
      </Figure>
      {average === null ? null : (
        <Figure name="average" value={money(average)}>
          {averageBefore === null ? null : <Change now={average} before={averageBefore} />}
        </Figure>
      )}
    </>
  );
}

/** What an order brought in the mean, minor units; null where nobody ordered or the reader may not know. */
const averageOf = ({ orders, revenue }: Overview['now']): number | null =>
  revenue !== null && orders > 0 ? Math.round(revenue / orders) : null;

function QuoteFigures({ overview: { quotes } }: FiguresProps) {
  const { money } = useFormats();
  const { won, received, lost, hoursToOffer, margin } = quotes;
  return (
    <>
      <Figure name="quotes" value={<Share part={won} whole={received} />}>
        <FormattedMessage id="admin.overview.quotes-of" values={{ won, received, lost }} />
      </Figure>
      <Figure
        name="offer-time"
        value={
          hoursToOffer === null ? (
            '–'
          ) : (
            <FormattedMessage id="admin.overview.hours" values={{ hours: hoursToOffer }} />
          )
        }
      >
        <FormattedMessage id="admin.overview.offer-time-hint" />
      </Figure>
      {margin ? (
        <Figure name="margin" value={<Share part={margin.goods - margin.cost} whole={margin.goods} />}>
          <FormattedMessage id="admin.overview.margin-of" values={{ goods: money(margin.goods) }} />
        </Figure>
      ) : null}
    </>
  );
}

function PromiseFigure({ overview: { promises } }: FiguresProps) {
  const left = promises.kept + promises.broken;
  return (
    <Figure name="promises" value={<Share part={promises.kept} whole={left} />}>
      <FormattedMessage id="admin.overview.promises-of" values={{ ...promises, left }} />
    </Figure>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        <FormattedMessage id={`admin.overview.figure.${name}`} />
      </dt>
      <dd className={styles.figureValue}>{value}</dd>
      <dd className={styles.soft}>{children}</dd>
    </div>
  );
}

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const intl = useIntl();
  if (whole === 0) return '–';
  return intl.formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 1 });
}

/** By how much a figure has changed, in words that need no color. */
function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const intl = useIntl();
  if (before === 0) return <FormattedMessage id="admin.overview.none-before" />;
  const change = now / before - 1;
  const percent = intl.formatNumber(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 });
  if (Math.abs(change) < 0.005) return <FormattedMessage id="admin.overview.same" />;
  return <FormattedMessage id={`admin.overview.${change > 0 ? 'up' : 'down'}`} values={{ percent }} />;
}
