import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export interface MoneyProps {
  /** minor units (cents) */
  amount: number;
  currency?: string;
}

/** An amount of money in the reader's language. Takes integer minor units and never computes with them. */
export function Money({ amount, currency = 'USD' }: MoneyProps) {
  const intl = useIntl();
  // nothing taken off is no minus: minus zero plus zero is zero
  const value = (amount + 0) / 100;
  return <span className={styles.money}>{intl.formatNumber(value, { style: 'currency', currency })}</span>;
}

export interface PriceProps {
  /** minor units per unit of sale; null where this reader may not see it, then `children` says why */
  amount: number | null;
  /** the list price when this is a sale price */
  was?: number | null;
  currency?: string;
  /** stands after the price, for example "per package of 100" */
  per?: ReactNode;
  /** read out before the price and before the old price */
  labels?: { now: string; was: string };
  size?: 'row' | 'box';
  children?: ReactNode;
}

/** What something costs, with the old price struck through, or the reason why no price stands here. */
export function Price({ amount, was, currency, per, labels, size = 'row', children }: PriceProps) {
  if (amount === null) return <span className={styles.instead}>{children}</span>;
  return (
    <span className={classNames(styles.price, size === 'box' && styles.box)}>
      {was ? <VisuallyHidden>{labels?.now} </VisuallyHidden> : null}
      <b className={styles.now}>
        <Money amount={amount} currency={currency} />
      </b>
      {was ? (
        <s className={styles.was}>
          <VisuallyHidden>{labels?.was} </VisuallyHidden>
          <Money amount={was} currency={currency} />
        </s>
      ) : null}
      {per ? <span className={styles.per}>{per}</span> : null}
    </span>
  );
}
