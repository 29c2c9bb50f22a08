import type { OrderLine } from '@gantry/contracts/schemas/order';
import { Cell, HeadCell, Money, RowHead, Table } from '@gantry/ui';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './order-summary.module.css';

/** What was ordered, at the prices it was ordered for. */
export function ConfirmedLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { count, days } = useFormats();
  return (
    <Table caption={<FormattedMessage id="checkout.complete.lines" />}>
      <thead>
        <tr>
          <HeadCell>
            <FormattedMessage id="checkout.cart.product" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="checkout.complete.promise" />
          </HeadCell>
          <HeadCell numeric>
            <FormattedMessage id="checkout.cart.quantity" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="checkout.cart.price" />
          </HeadCell>
          <HeadCell numeric unit="USD">
            <FormattedMessage id="checkout.cart.total" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <RowHead>
              <Link to={urls.product(line.uri)}>{line.name}</Link>{' '}
              <span className={styles.mono}>{line.partNumber}</span>
            </RowHead>
            <Cell tight>
              {line.promise ? days(line.promise.from.slice(0, 10), line.promise.to.slice(0, 10)) : '–'}
            </Cell>
            <Cell numeric>{count(line.quantity)}</Cell>
            <Cell numeric>
              <Money amount={line.unitPrice} />
            </Cell>
            <Cell numeric>
              <Money amount={line.total} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
