import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../class-names.ts';
import { Money } from '../price/price.tsx';
import { hiddenOnTelephonesClass } from '../visually-hidden/visually-hidden.tsx';
import styles from './cart-face.module.css';

export interface CartFaceProps {
  /** pieces in the cart */
  count: number;
  /** minor units; left out where there is no room for it, or nothing to pay */
  subtotal?: number | null;
  /** what the link is called; the count is said in it, for the figure beside the icon is not read out */
  children: ReactNode;
}

/** Class of a link that holds a cart's face. */
export const cartLinkClass = styles.cart;

/** The cart of the header: icon, count, words and subtotal. The shell's plain link and the mini-cart look the same. */
export function CartFace({ count, subtotal = null, children }: CartFaceProps) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M2 4h3l2.4 11h10.2L20 7H6M9 20.2h.01M16.5 20.2h.01" />
        </svg>
        {count > 0 ? <b className={styles.count}>{intl.formatNumber(count)}</b> : null}
      </span>
      <span className={classNames(styles.words, hiddenOnTelephonesClass)}>{children}</span>
      {subtotal !== null && count > 0 ? (
        <span className={styles.subtotal}>
          <Money amount={subtotal} />
        </span>
      ) : null}
    </>
  );
}
