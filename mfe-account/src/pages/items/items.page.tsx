import { myItemsPath, myOrderPath } from '@gantry/contracts/addresses/account';
import { categoriesPath, productPath, writeReviewPath } from '@gantry/contracts/addresses/catalog';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesListPurchasedItems } from '@gantry/contracts/endpoints/sales';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState, LinkButton, PageHeader, VisuallyHidden } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListPurchasedItemsQuery } from '../../api/orders.endpoints.ts';
import { ReorderForm } from '../../parts/reorder-form.tsx';
import { itemsQuery } from './items-query.ts';

export { loader } from './items.loader.ts';

type Item = ResponseOf<typeof salesListPurchasedItems>['items'][number];

/** Everything the account ever bought, most recent first. */
export default function ItemsPage() {
  const [search] = useSearchParams();
  const { data: list } = useSalesListPurchasedItemsQuery({ query: itemsQuery(search) });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.items.heading" />}
        aside={<FormattedMessage id="account.items.count" values={{ count: list.total }} />}
      />
      {list.items.length === 0 ? <NothingBought /> : <ItemsTable items={list.items} />}
      <ListPages texts="account.pages" path={myItemsPath()} list={list} />
    </>
  );
}

/** Stands for the items of an account that has bought nothing yet. */
function NothingBought() {
  return (
    <EmptyState
      title={<FormattedMessage id="account.items.empty" />}
      actions={
        <LinkButton to={categoriesPath()}>
          <FormattedMessage id="account.orders.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="account.items.empty-hint" />
    </EmptyState>
  );
}

/** Each item with its last order and the way to a review. */
function ItemsTable({ items }: { readonly items: readonly Item[] }) {
  const { day, count } = useFormats();
  const columns: readonly Column<Item>[] = [
    {
      key: 'product',
      isRowHead: true,
      roomy: true,
      cell: ({ uri, name }) => <Link to={productPath(uri)}>{name}</Link>,
    },
    { key: 'part', tight: true, cell: ({ partNumber }) => partNumber },
    { key: 'last', tight: true, cell: ({ lastOrderedAt }) => day(lastOrderedAt) },
    {
      key: 'order',
      cell: ({ orderNumber }) => <Link to={myOrderPath(orderNumber)}>{orderNumber.toUpperCase()}</Link>,
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => count(quantity) },
    { key: 'again', cell: (item) => <BuyAgain item={item} /> },
    { key: 'review', tight: true, cell: (item) => <WriteReview item={item} /> },
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="account.items.heading" />}
      headId={(key) => `account.items.${key}`}
      columns={columns}
      rows={items}
      rowKey={({ sku }) => sku}
    />
  );
}

/** Puts one of the product in the cart; how many is changed there. */
function BuyAgain({ item: { sku, name } }: { readonly item: Item }) {
  const intl = useIntl();
  return (
    <ReorderForm
      of={{ sku, quantity: '1' }}
      size="small"
      label={intl.formatMessage({ id: 'account.order.reorder-one' }, { name })}
    >
      <FormattedMessage id="account.order.reorder" />
    </ReorderForm>
  );
}

function WriteReview({ item: { uri, name } }: { readonly item: Item }) {
  return (
    <Link to={writeReviewPath(uri)}>
      <FormattedMessage id="account.items.write-review" />
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  );
}
