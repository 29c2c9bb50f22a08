import { productPath } from '@gantry/contracts/addresses/catalog';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import { BareCheckbox, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import recordStyles from '../../parts/record.module.css';

type Line = AdminOrder['lines'][number];

export interface OrderLinesProps {
  readonly order: AdminOrder;
  readonly chosen: readonly string[];
  readonly onChoose: (lineIds: readonly string[]) => void;
}

/** The lines as a table with a checkbox each. */
export function OrderLines({ order, chosen, onChoose }: OrderLinesProps) {
  const intl = useIntl();
  const columns: readonly Column<Line>[] = [
    {
      key: 'choose',
      head: <ChooseAll order={order} chosen={chosen} onChoose={onChoose} />,
      cell: (line) => <ChooseLine line={line} chosen={chosen} onChoose={onChoose} />,
    },
    { key: 'product', isRowHead: true, roomy: true, cell: (line) => <Product line={line} /> },
    { key: 'status', tight: true, cell: ({ status }) => <LineStatusBadge status={status} /> },
    { key: 'delivery', cell: (line) => <Delivery line={line} isAfterPayment={order.awaitsPayment} /> },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => intl.formatNumber(quantity) },
    {
      key: 'price',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    // promotions are in the sums below
    {
      key: 'total',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ total, discount }) => <Money amount={total + discount} />,
    },
  ];
  return (
    <ColumnTable
      fill
      caption={<FormattedMessage id="admin.order.lines" />}
      headId={(key) => `admin.order.${key}`}
      columns={columns}
      rows={order.lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}

type ChooseLineProps = Omit<OrderLinesProps, 'order'> & { readonly line: Line };

/** Adds a line to the chosen ones, or takes it away. */
function ChooseLine({ line: { lineId, lineNumber, name }, chosen, onChoose }: ChooseLineProps) {
  const intl = useIntl();
  const toggle = (isOn: boolean) =>
    onChoose(isOn ? [...chosen, lineId] : chosen.filter((one) => one !== lineId));
  return (
    <BareCheckbox
      aria-label={intl.formatMessage({ id: 'admin.order.choose-line' }, { number: lineNumber, name })}
      checked={chosen.includes(lineId)}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
}

/** Chooses every line at once, or none. */
function ChooseAll({ order, chosen, onChoose }: OrderLinesProps) {
  const intl = useIntl();
  const all = order.lines.map(({ lineId }) => lineId);
  return (
    <BareCheckbox
      aria-label={intl.formatMessage({ id: 'admin.order.choose-all' })}
      checked={all.length > 0 && all.every((id) => chosen.includes(id))}
      onChange={(event) => onChoose(event.target.checked ? all : [])}
    />
  );
}

interface DeliveryProps {
  readonly line: Line;
  /** nothing ships before it is paid: no day is promised */
  readonly isAfterPayment: boolean;
}

/** "Ships … · Arrives …" as the customer sees it, part by part. */
function Delivery({ line: { promise, arrival = null, parts }, isAfterPayment }: DeliveryProps) {
  const lines = useDeliveryText().lines({ ships: promise, arrives: arrival, parts });
  if (isAfterPayment) return <FormattedMessage id="delivery.after-payment" />;
  if (lines.length === 0) return '–';
  return lines.map((line) => <div key={line}>{line}</div>);
}

function Product({ line }: { readonly line: Line }) {
  return (
    <>
      <span className={recordStyles.soft}>{line.lineNumber}</span>{' '}
      <Link to={productPath(line.uri)}>{line.name}</Link>{' '}
      <span className={recordStyles.mono}>{line.partNumber}</span>
    </>
  );
}
