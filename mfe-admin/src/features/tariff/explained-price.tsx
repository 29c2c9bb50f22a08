import type { PricePart, PriceRecord } from '@gantry/contracts/schemas/shipping';
import { tariffColumns, tariffKindSchema } from '@gantry/contracts/schemas/tariff';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import * as v from 'valibot';
import recordStyles from '../../parts/record.module.css';
import styles from '../../parts/tax-page.module.css';
import { CellText } from './cell-text.tsx';

/** Each cent of a price of shipping: what asks it, for how many packages of which weight, and the row it was read from. */
export function ExplainedPrice({ record }: { readonly record: PriceRecord }) {
  const { day } = useFormats();
  const { service, zone, amount, handlingFee } = record;
  return (
    <section className={styles.section} aria-label={service}>
      <p className={recordStyles.summary}>
        <strong>
          <FormattedMessage id={`order.service.${service}`} />
        </strong>
        <Money amount={amount} />
        <FormattedMessage id="admin.tariff.zone-and-day" values={{ zone, day: day(record.day) }} />
        {handlingFee > 0 ? (
          <FormattedMessage
            id="admin.tariff.with-handling"
            values={{ fee: <Money amount={handlingFee} /> }}
          />
        ) : null}
      </p>
      <PartTable record={record} />
    </section>
  );
}

function PartTable({ record: { parts, rows, service } }: { readonly record: PriceRecord }) {
  const columns: readonly Column<PricePart & { readonly at: number }>[] = [
    {
      key: 'part',
      isRowHead: true,
      cell: ({ part, freightClass }) => (
        <>
          <FormattedMessage id={`admin.tariff.part.${part}`} />
          {freightClass ? ` ${freightClass}` : ''}
        </>
      ),
    },
    { key: 'packages', numeric: true, cell: ({ count }) => count },
    { key: 'pounds', numeric: true, cell: ({ pounds }) => pounds ?? '–' },
    {
      key: 'row',
      roomy: true,
      cell: (part) =>
        rows.filter(({ id }) => part.rows.includes(id)).map((row) => <RowText key={row.id} row={row} />),
    },
    { key: 'amount', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
  ];
  return (
    <ColumnTable
      caption={
        <>
          <FormattedMessage id={`order.service.${service}`} /> · <FormattedMessage id="admin.tariff.cents" />
        </>
      }
      headId={(key) => `admin.tariff.column.${key}`}
      columns={columns}
      rows={parts.map((part, at) => ({ ...part, at }))}
      rowKey={({ at }) => at}
    />
  );
}

/** The row a part was read from, as its table shows it. */
function RowText({ row }: { readonly row: PriceRecord['rows'][number] }) {
  const { kind, values } = row;
  if (!v.is(tariffKindSchema, kind)) return null;
  const cells = tariffColumns(kind).filter(([name]) => values[name] !== '' && values[name] !== 0);
  return (
    <span className={recordStyles.soft}>
      <FormattedMessage id={`admin.tariff.kind.${kind}`} />
      {cells.map(([name, cell]) => (
        <span key={name}>
          {' · '}
          <CellText cell={cell} value={values[name] ?? ''} />
        </span>
      ))}
    </span>
  );
}
