import { addressLines } from '@gantry/contracts/address-lines';
import { adminOrderFileAddress } from '@gantry/contracts/file-address';
import type { Address } from '@gantry/contracts/schemas/address';
import { promotionTitle } from '@gantry/contracts/promotion-title';
import type { OrderPromotion } from '@gantry/contracts/schemas/promotion';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { RecordFileList } from '@gantry/forms/record-files';
import { formatPhone } from '@gantry/domain/phone-mask';
import { DataList, Money } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountLink } from '../../parts/account-link.tsx';
import { useStatusLabels } from '../../parts/status-labels.ts';
import recordStyles from '../../parts/record.module.css';

interface FactsProps {
  readonly order: AdminOrder;
}

const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.order.${key}`} />,
  value,
});

/** Who ordered, where it goes, how it is paid, and the sums. */
export function OrderFacts({ order }: FactsProps) {
  return (
    <div className={recordStyles.facts}>
      <Buyer order={order} />
      <DataList
        variant="stacked"
        items={[
          fact('ship-to', <AddressText address={order.shipTo} />),
          fact('bill-to', <AddressText address={order.billTo} />),
          ...(order.note ? [fact('note', order.note)] : []),
          ...promotionFacts(order.promotions),
        ]}
      />
      <Sums order={order} />
    </div>
  );
}

/** The promotions it was placed with; services of an earlier release know of none. */
const promotionFacts = (promotions: AdminOrder['promotions'] = []) => promotions.map(promotionFact);

/** A promotion it was placed with, and what that took off; what it gave stands among the lines. */
const promotionFact = ({ code, name, goods, shipping }: OrderPromotion) => ({
  key: `promotion ${name}`,
  term: <FormattedMessage id="admin.order.promotion" />,
  value: (
    <>
      {promotionTitle({ code, name })}
      {goods + shipping === 0 ? (
        <GiftMark isGift />
      ) : (
        <>
          {' '}
          · <Money amount={-(goods + shipping)} />
        </>
      )}
    </>
  ),
});

function Buyer({ order }: FactsProps) {
  const { labelOf } = useStatusLabels();
  const payment = labelOf('payment-status', order.paymentStatus);
  return (
    <DataList
      variant="stacked"
      items={[
        fact('email', order.email),
        ...(order.company ? [fact('company', order.company)] : []),
        ...(order.accountNumber ? [fact('account', <AccountLink number={order.accountNumber} />)] : []),
        fact('po', order.poNumber ?? '–'),
        ...(order.costCenter ? [fact('cost-center', order.costCenter)] : []),
        ...(order.files.length > 0 ? [fact('po-file', <OrderFiles order={order} />)] : []),
        fact('term', <FormattedMessage id={`order.term.${order.paymentTerm}`} />),
        fact(
          'payment',
          <>
            <FormattedMessage id={`order.pay-by.${order.paymentService}`} /> · {payment}
          </>,
        ),
        fact('service', <FormattedMessage id={`order.service.${order.shippingService}`} />),
      ]}
    />
  );
}

function Sums({ order: { totals, taxLines, depositDue = null } }: FactsProps) {
  const money = (amount: number | null) => (amount === null ? '–' : <Money amount={amount} />);
  return (
    <DataList
      variant="sums"
      items={[
        fact('subtotal', money(totals.subtotal)),
        ...(totals.discount === 0 ? [] : [fact('discount', money(-Math.abs(totals.discount)))]),
        fact('handlingFee', money(totals.handlingFee)),
        fact('shipping', money(totals.shipping)),
        ...taxLines.map(({ jurisdiction, rate, amount }) => ({
          key: jurisdiction,
          term: (
            <FormattedMessage
              id="admin.order.tax"
              values={{ jurisdiction: jurisdiction.replace(/^US-/, ''), rate: Number(rate) }}
            />
          ),
          value: money(amount),
        })),
        fact('grandTotal', <strong>{money(totals.grandTotal)}</strong>),
        ...(depositDue === null ? [] : [fact('deposit', money(depositDue))]),
      ]}
    />
  );
}

function AddressText({ address }: { readonly address: Address }) {
  const intl = useIntl();
  const countryName = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return [...addressLines(address, countryName), formatPhone(address.phone)].filter(Boolean).join('\n');
}

const OrderFiles = ({ order: { number, files } }: FactsProps) => (
  <RecordFileList files={files} lines={[]} addressOf={({ id }) => adminOrderFileAddress(number, id)} />
);
