import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { Cell, HeadCell, Money, RowHead, Table } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import { urls } from '../../urls.ts';
import styles from './order-record.module.css';

export interface OrderLinesProps {
  readonly order: AdminOrder;
  readonly chosen: readonly string[];
  readonly onChoose: (lineIds: readonly string[]) => void;
}

/** The lines as a table with a checkbox each. */
export function OrderLines({ order, chosen, onChoose }: OrderLinesProps) {
  const intl = useIntl();
  const all = order.lines.map(({ lineId }) => lineId);
  const isAll = all.length > 0 && all.every((id) => chosen.includes(id));
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Table caption={<FormattedMessage id="admin.order.lines" />} fill>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label={intl.formatMessage({ id: 'admin.order.choose-all' })}
              checked={isAll}
              onChange={(event) => onChoose(event.target.checked ? all : [])}
            />
          </th>
          <HeadCell>
            <FormattedMessage id="admin.order.product" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="admin.order.status" />
          </HeadCell>
          <HeadCell numeric>
            <FormattedMessage id="admin.order.quantity" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="admin.order.price" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="admin.order.total" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.lineId}>
            <td>
              <input
                type="checkbox"
                aria-label={intl.formatMessage(
                  { id: 'admin.order.choose-line' },
                  { number: line.lineNumber, name: line.name },
                )}
                checked={chosen.includes(line.lineId)}
                onChange={(event) => toggle(line.lineId, event.target.checked)}
              />
            </td>
            <RowHead className={styles.product}>
              <span className={styles.soft}>{line.lineNumber}</span>{' '}
              <Link to={urls.product(line.uri)}>{line.name}</Link>{' '}
              <span className={styles.mono}>{line.partNumber}</span>
            </RowHead>
            <Cell tight>
              <LineStatusBadge status={line.status} />
            </Cell>
            <Cell numeric>{intl.formatNumber(line.quantity)}</Cell>
            <Cell numeric tight>
              <Money amount={line.unitPrice} />
            </Cell>
            <Cell numeric tight>
              <Money amount={line.total} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
