import { myOrderPath } from '@gantry/contracts/addresses/account';
import { useUser } from '@gantry/api-client';
import type { Order } from '@gantry/contracts/schemas/order';
import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import { Alert, DataList, LinkButton, PageHeader } from '@gantry/ui';
import { PaperLinks } from '@gantry/ui/paper-links';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordColumns } from '../../parts/record-columns.tsx';
import { TotalsList } from '../../parts/totals-list.tsx';
import { ConfirmedLines } from './confirmed-lines.tsx';
import { FinishPaying } from './finish-paying.tsx';
import { MakeAccount } from './make-account.tsx';
import { NextSteps } from './next-steps.tsx';
import { orderFacts } from './order-facts.tsx';

interface ConfirmationProps {
  readonly order: Order;
  /** opens it for whoever has no account */
  readonly token: string | undefined;
  /** the payment that has just been made online */
  readonly payment?: FinishedPayment | undefined;
  /** number of the invoice that was paid; without it the order */
  readonly invoice?: string | undefined;
}

/** The order is placed, or has just been paid: its number, what happens next, and everything that was ordered. */
export function Confirmation({ order, token, payment, invoice }: ConfirmationProps) {
  const user = useUser();
  const intl = useIntl();
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  // the order hears of its payment a moment after the page
  const isWaiting = order.awaitsPayment && !payment;
  return (
    <>
      <Heading number={order.number} isOwner={user !== null} payment={payment} invoice={invoice} />
      <RecordColumns
        factsTitle={<FormattedMessage id="checkout.complete.facts" />}
        facts={
          <>
            <DataList variant="stacked" items={orderFacts(order, { token, payment, nameOf })} />
            <TotalsList
              totals={order.totals}
              promotions={order.promotions}
              unknown={{ shipping: '–', tax: '–' }}
            />
            <PaperLinks
              kinds={order.paymentTerm === 'advanced' ? ['order', 'proforma'] : ['order']}
              number={order.number}
              token={token}
            />
          </>
        }
      >
        <Alert tone="good">
          <FormattedMessage
            id={thanksOf(order, payment)}
            values={{ email: order.email, name: order.orderedBy }}
          />
        </Alert>
        {isWaiting ? <FinishPaying order={order} token={token} /> : null}
        <NextSteps order={order} token={token} isWaiting={isWaiting} />
        <ConfirmedLines lines={order.lines} isWaiting={isWaiting} />
        {user ? null : <MakeAccount email={order.email} />}
      </RecordColumns>
    </>
  );
}

interface HeadingProps extends Pick<ConfirmationProps, 'payment' | 'invoice'> {
  readonly number: string;
  readonly isOwner: boolean;
}

function Heading({ number, isOwner, payment, invoice }: HeadingProps) {
  const title = (
    <FormattedMessage
      id={headingOf(payment, invoice)}
      values={{ number: (invoice ?? number).toUpperCase() }}
    />
  );
  const toOrder = (
    <LinkButton to={myOrderPath(number)}>
      <FormattedMessage id="checkout.complete.view" />
    </LinkButton>
  );
  return <PageHeader title={title} actions={isOwner ? toOrder : null} />;
}

/** What comes by mail: a colleague who has paid for the company gets a receipt, and so does whoever has ordered. */
function thanksOf({ orderedBy }: Order, payment: FinishedPayment | undefined): string {
  if (!payment) return 'checkout.complete.mail';
  return orderedBy ? 'checkout.complete.paid-for-company' : 'checkout.complete.paid-mail';
}

function headingOf(payment: FinishedPayment | undefined, invoice: string | undefined): string {
  if (invoice) return 'checkout.complete.invoice-heading';
  return payment ? 'checkout.complete.paid-heading' : 'checkout.complete.heading';
}
