import type { PayableAddress } from '@gantry/contracts/addresses/checkout';
import type { Order } from '@gantry/contracts/schemas/order';
import { DataList, Money, PageHeader } from '@gantry/ui';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { payableOrderPath } from './payable-order-path.ts';
import styles from './payment.module.css';

export interface PaymentPageProps {
  readonly title: ReactNode;
  readonly payable: PayableAddress;
  readonly order: Order;
  /** whether something is left to pay, so that it may be paid later too */
  readonly isDue?: boolean;
  readonly children: ReactNode;
}

/** A page on which something is paid, with what is paid beside it. */
export function PaymentPage({ title, payable, order, isDue = true, children }: PaymentPageProps) {
  useFreshPage();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        <div className={styles.main}>{children}</div>
        <aside className={`${styles.box} ${styles.facts}`} aria-labelledby="paid-facts">
          <h2 id="paid-facts">
            <FormattedMessage id="checkout.payment.what" />
          </h2>
          <DataList variant="stacked" items={paidFacts(payable, order)} />
          {isDue ? (
            <p className={styles.soft}>
              <FormattedMessage
                id="checkout.payment.kept"
                values={{
                  order: (words) => <Link to={payableOrderPath(payable)}>{words}</Link>,
                }}
              />
            </p>
          ) : null}
        </aside>
      </div>
    </>
  );
}

function paidFacts({ invoice }: PayableAddress, { number, poNumber, lines, depositDue, totals }: Order) {
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`checkout.payment.${key}`} />,
    value,
  });
  // an invoice may be of a part of the order
  const wholeOrder = [
    fact('items', <FormattedMessage id="checkout.payment.count" values={{ count: lines.length }} />),
    ...(depositDue ? [fact('deposit', <Money amount={depositDue} />)] : []),
    fact('total', <Money amount={totals.grandTotal} />),
  ];
  return [
    fact('order', number.toUpperCase()),
    ...(invoice ? [fact('invoice', invoice.toUpperCase())] : []),
    ...(poNumber ? [fact('po-number', poNumber)] : []),
    ...(invoice ? [] : wholeOrder),
  ];
}

/** What browsers keep of a page that was left to pay is out of date when its reader comes back by their own button. */
function useFreshPage(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
