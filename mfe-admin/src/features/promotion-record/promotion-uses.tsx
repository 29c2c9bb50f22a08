import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import type { PromotionRecord } from '@gantry/contracts/schemas/promotion-admin';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import recordStyles from '../../parts/record.module.css';

type Use = PromotionRecord['orders'][number];

/** The orders that used it. */
export function PromotionUses({ record: { orders } }: { readonly record: PromotionRecord }) {
  const { time } = useFormats();
  const columns: readonly Column<Use>[] = [
    {
      key: 'order',
      isRowHead: true,
      cell: ({ orderNumber }) => <Link to={adminOrderPath(orderNumber)}>{orderNumber}</Link>,
    },
    { key: 'placed', cell: ({ placedAt }) => time(placedAt) },
    { key: 'amount', numeric: true, unit: 'USD', cell: ({ amount }) => <Money amount={amount} /> },
    {
      key: 'state',
      cell: ({ isCanceled }) => (
        <FormattedMessage id={`admin.promotion.use.${isCanceled ? 'canceled' : 'counts'}`} />
      ),
    },
  ];
  return (
    <section className={recordStyles.actions} aria-labelledby="promotion-uses">
      <h2 id="promotion-uses" className={recordStyles.title}>
        <FormattedMessage id="admin.promotion.uses" />
      </h2>
      {orders.length === 0 ? (
        <p className={recordStyles.soft}>
          <FormattedMessage id="admin.promotion.no-uses" />
        </p>
      ) : (
        <ColumnTable
          caption={<FormattedMessage id="admin.promotion.uses" />}
          headId={(key) => `admin.promotion.use.${key}`}
          columns={columns}
          rows={orders}
          rowKey={({ orderNumber }) => orderNumber}
        />
      )}
    </section>
  );
}
