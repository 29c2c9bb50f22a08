import { productPath } from '@gantry/contracts/addresses/catalog';
import type { OfferLine } from '@gantry/contracts/schemas/offer';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './offer.module.css';

/** What is offered, at the prices that hold. A list price stands beside its price only where the offer is below it. */
export function OfferLines({ lines }: { readonly lines: readonly OfferLine[] }) {
  const { count } = useFormats();
  const hasDates = lines.some(({ leadTimeDays }) => leadTimeDays !== null);
  const columns: readonly Column<OfferLine>[] = [
    { key: 'quote.line', cell: ({ lineNumber }) => lineNumber },
    { key: 'cart.product', isRowHead: true, roomy: true, cell: (line) => <Item line={line} /> },
    ...(hasDates
      ? [{ key: 'offer.ships', tight: true, cell: (line: OfferLine) => <Ships line={line} /> }]
      : []),
    { key: 'cart.quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'cart.price', numeric: true, unit: 'USD', cell: (line) => <LinePrice line={line} /> },
    { key: 'cart.total', numeric: true, unit: 'USD', cell: ({ total }) => <Money amount={total} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="checkout.offer.lines" />}
      headId={(key) => `checkout.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineNumber }) => lineNumber}
    />
  );
}

function Item({ line: { uri, name, brand, partNumber, insteadOf } }: { readonly line: OfferLine }) {
  return (
    <>
      <Link to={productPath(uri)}>{name}</Link>
      <span className={styles.part}>
        {brand} <span className={styles.mono}>{partNumber}</span>
      </span>
      {insteadOf ? (
        <span className={styles.part}>
          <FormattedMessage id="checkout.offer.instead-of" values={{ name: insteadOf }} />
        </span>
      ) : null}
    </>
  );
}

const Ships = ({ line: { leadTimeDays } }: { readonly line: OfferLine }) =>
  leadTimeDays === null ? '–' : <FormattedMessage id="checkout.offer.days" values={{ days: leadTimeDays }} />;

function LinePrice({ line: { listPrice, unitPrice } }: { readonly line: OfferLine }) {
  return (
    <>
      {listPrice !== null && listPrice > unitPrice ? (
        <>
          <s className={styles.list}>
            <Money amount={listPrice} />
          </s>{' '}
        </>
      ) : null}
      <Money amount={unitPrice} />
    </>
  );
}
