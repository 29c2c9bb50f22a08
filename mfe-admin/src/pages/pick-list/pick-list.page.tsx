import { addressLines } from '@gantry/contracts/address-lines';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { formatPhone } from '@gantry/domain/phone-mask';
import { useFormats } from '@gantry/i18n/formats';
import { useQuantityText } from '@gantry/i18n/quantity-text';
import { DataList } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSalesAdminGetFulfillmentQuery } from '../../api/fulfillment.endpoints.ts';
import styles from './pick-list.module.css';

export { loader } from './pick-list.loader.ts';

type Line = Fulfillment['lines'][number];

/** What is to be picked of an order, with a box to tick for each line. */
export default function PickListPage() {
  const { number = '' } = useParams();
  const { data } = useSalesAdminGetFulfillmentQuery({ params: { number } });
  if (!data) return null;
  return (
    <article className={styles.sheet}>
      <h1>
        <FormattedMessage id="admin.pick-list.heading" values={{ number: data.orderNumber.toUpperCase() }} />
      </h1>
      <PickFacts fulfillment={data} />
      <LinesToPick lines={data.lines.filter(({ blockers }) => blockers !== null)} />
      <p className={styles.signature}>
        <FormattedMessage id="admin.pick-list.picked-by" />
      </p>
    </article>
  );
}

function PickFacts({ fulfillment }: { readonly fulfillment: Fulfillment }) {
  const intl = useIntl();
  const nameOf = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  const { shipTo, service, poNumber } = fulfillment;
  const fact = (key: string, value: string) => ({
    key,
    term: <FormattedMessage id={`admin.pick-list.${key}`} />,
    value,
  });
  return (
    <DataList
      items={[
        fact('ship-to', addressLines(shipTo, nameOf).join(', ')),
        ...(shipTo.phone ? [fact('phone', formatPhone(shipTo.phone))] : []),
        fact('service', intl.formatMessage({ id: `order.service.${service}` })),
        ...(poNumber ? [fact('po', poNumber)] : []),
      ]}
    />
  );
}

function LinesToPick({ lines }: Pick<Fulfillment, 'lines'>) {
  const quantityText = useQuantityText();
  const { days } = useFormats();
  if (lines.length === 0) {
    return (
      <p>
        <FormattedMessage id="admin.pick-list.nothing" />
      </p>
    );
  }
  const columns: readonly Column<Line>[] = [
    { key: 'done', cell: () => <span className={styles.box} /> },
    { key: 'line', numeric: true, cell: ({ lineNumber }) => lineNumber },
    { key: 'part', tight: true, cell: ({ partNumber }) => partNumber },
    { key: 'item', isRowHead: true, roomy: true, cell: ({ name }) => name },
    {
      key: 'quantity',
      numeric: true,
      cell: ({ open, unitOfMeasure }) => quantityText(open, unitOfMeasure),
    },
    {
      key: 'ships',
      tight: true,
      cell: ({ promise }) => (promise ? days(promise.from.slice(0, 10), promise.to.slice(0, 10)) : '–'),
    },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.pick-list.lines" />}
      headId={(key) => `admin.pick-list.column.${key}`}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
    />
  );
}
