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
  const columns = useColumns(orders);
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

/** What was taken off, where something was; what was given, and what that would have cost, where something was. */
function useColumns(orders: readonly Use[]): readonly Column<Use>[] {
  const { time } = useFormats();
  const amount: Column<Use> = {
    key: 'amount',
    numeric: true,
    unit: 'USD',
    cell: (use) => <Money amount={use.amount} />,
  };
  return [
    {
      key: 'order',
      isRowHead: true,
      cell: ({ orderNumber }) => <Link to={adminOrderPath(orderNumber)}>{orderNumber}</Link>,
    },
    { key: 'placed', cell: ({ placedAt }) => time(placedAt) },
    ...(orders.every(({ gift }) => gift) ? [] : [amount]),
    ...(orders.some(({ gift }) => gift) ? giftColumns : []),
    {
      key: 'state',
      cell: ({ isCanceled }) => (
        <FormattedMessage id={`admin.promotion.use.${isCanceled ? 'canceled' : 'counts'}`} />
      ),
    },
  ];
}

const giftColumns: readonly Column<Use>[] = [
  {
    key: 'gift',
    roomy: true,
    cell: ({ gift }) =>
      gift ? (
        <FormattedMessage
          id="admin.promotion.gift-units"
          values={{ quantity: gift.quantity, name: gift.name }}
        />
      ) : null,
  },
  {
    key: 'worth',
    numeric: true,
    unit: 'USD',
    cell: ({ gift }) => (gift ? <Money amount={gift.worth} /> : null),
  },
];
