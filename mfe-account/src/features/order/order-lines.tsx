import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { GiftMark } from '@gantry/ui/gift-mark';
import { FormattedMessage, useIntl } from 'react-intl';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { ReorderForm } from '../../parts/reorder-form.tsx';
import { ProductName } from '../../parts/product-name.tsx';

interface OrderLinesProps {
  /** of the order */
  readonly number: string;
  readonly lines: readonly OrderLine[];
  /** nothing ships before it is paid: no day is promised */
  readonly isAfterPayment: boolean;
}

/** The lines of an order with where each stands. */
export function OrderLines({ number, lines, isAfterPayment }: OrderLinesProps) {
  const { count } = useFormats();
  const expected = (line: OrderLine) =>
    isAfterPayment ? <FormattedMessage id="delivery.after-payment" /> : <DeliveryLines line={line} />;
  const columns: readonly Column<OrderLine>[] = [
    { key: 'line', cell: ({ lineNumber }) => lineNumber },
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: Product,
    },
    { key: 'status', tight: true, cell: ({ status }) => <CustomerStatus status={status} /> },
    { key: 'expected', cell: expected },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    {
      key: 'price',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    { key: 'total', numeric: true, tight: true, unit: 'USD', cell: Total },
    { key: 'again', cell: (line) => <LineAgain number={number} line={line} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.order.lines" />}
      headId={(key) => `account.order.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

/** What was ordered, or given along. */
const Product = (line: OrderLine) => (
  <>
    <ProductName product={line} />
    <GiftMark isGift={line.isGift} />
  </>
);

/** What a line costs; promotions are in the sums below. */
const Total = ({ total, discount }: OrderLine) => <Money amount={total + discount} />;

/** "Ships … · Arrives …", part by part. */
function DeliveryLines({ line: { promise, arrival = null, parts } }: { readonly line: OrderLine }) {
  const lines = useDeliveryText().lines({ ships: promise, arrives: arrival, parts });
  if (lines.length === 0) return '–';
  return lines.map((line) => <div key={line}>{line}</div>);
}

/** Buys one line again; what was given is not bought again. */
function LineAgain({ number, line }: { readonly number: string; readonly line: OrderLine }) {
  const intl = useIntl();
  if (line.isGift) return null;
  return (
    <ReorderForm
      of={{ order: number, lineId: line.lineId }}
      size="small"
      label={intl.formatMessage({ id: 'account.order.reorder-one' }, { name: line.name })}
    >
      <FormattedMessage id="account.order.reorder" />
    </ReorderForm>
  );
}
