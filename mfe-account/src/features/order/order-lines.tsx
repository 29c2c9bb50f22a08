import type { OrderLine } from '@gantry/contracts/schemas/order';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, Money, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CustomerStatus } from '../../parts/customer-status.tsx';
import { urls } from '../../urls.ts';
import styles from './order.module.css';

/** The lines of an order with where each stands. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Table caption={<FormattedMessage id="account.order.lines" />}>
      <thead>
        <tr>
          {['line', 'product', 'status', 'expected'].map((key) => (
            <HeadCell key={key}>
              <FormattedMessage id={`account.order.${key}`} />
            </HeadCell>
          ))}
          <HeadCell numeric>
            <FormattedMessage id="account.order.quantity" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="account.order.price" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="account.order.total" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.lineId} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

function LineRow({ line }: { readonly line: OrderLine }) {
  const { days, count } = useFormats();
  return (
    <tr>
      <Cell>{line.lineNumber}</Cell>
      <RowHead className={styles.product}>
        <Link to={urls.product(line.uri)}>{line.name}</Link>
        <span className={styles.part}>
          {line.brand} <span className={styles.mono}>{line.partNumber}</span>
        </span>
      </RowHead>
      <Cell tight>
        <CustomerStatus status={line.status} />
      </Cell>
      <Cell tight>
        {line.promise ? days(line.promise.from.slice(0, 10), line.promise.to.slice(0, 10)) : '–'}
      </Cell>
      <Cell numeric>{count(line.quantity)}</Cell>
      <Cell numeric tight>
        <Money amount={line.unitPrice} />
      </Cell>
      <Cell numeric tight>
        <Money amount={line.total} />
      </Cell>
    </tr>
  );
}
