import { productPath } from '@gantry/contracts/addresses/catalog';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useDeliveryText } from '@gantry/i18n/delivery-text';
import { BareCheckbox, Checkbox, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useIsNarrow } from '@gantry/ui/use-is-narrow';
import { GiftMark } from '@gantry/ui/gift-mark';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import styles from './order-lines.module.css';
import recordStyles from '../../parts/record.module.css';

type Line = AdminOrder['lines'][number];

export interface OrderLinesProps {
  readonly order: AdminOrder;
  readonly chosen: readonly string[];
  readonly onChoose: (lineIds: readonly string[]) => void;
}

/** The lines as a table with a checkbox each. */
export function OrderLines(props: OrderLinesProps) {
  const isStacked = useIsNarrow();
  const columns = useLineColumns(props, isStacked);
  return (
    <>
      {isStacked ? <ChooseAll {...props} isWorded /> : null}
      <ColumnTable
        fill
        caption={<FormattedMessage id="admin.order.lines" />}
        headId={(key) => `admin.order.${key}`}
        columns={columns}
        rows={props.order.lines}
        rowKey={({ lineId }) => lineId}
      />
    </>
  );
}

function useLineColumns(props: OrderLinesProps, isStacked: boolean): readonly Column<Line>[] {
  const intl = useIntl();
  const { order, chosen, onChoose } = props;
  return [
    {
      key: 'choose',
      isBox: true,
      // Where rows stack heads are not seen: the box of all lines stands above them.
      head: isStacked ? undefined : <ChooseAll {...props} />,
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

/** Chooses every line at once, or none; its words stand beside it where there is room for them. */
function ChooseAll({ order, chosen, onChoose, isWorded = false }: OrderLinesProps & { isWorded?: boolean }) {
  const intl = useIntl();
  const all = order.lines.map(({ lineId }) => lineId);
  const words = intl.formatMessage({ id: 'admin.order.choose-all' });
  const state = {
    checked: all.length > 0 && all.every((id) => chosen.includes(id)),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.checked ? all : []),
  };
  if (!isWorded) return <BareCheckbox aria-label={words} {...state} />;
  return (
    <Checkbox className={styles.all} {...state}>
      {words}
    </Checkbox>
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
      <GiftMark isGift={line.isGift} />
    </>
  );
}
