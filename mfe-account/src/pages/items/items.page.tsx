import { useFormats } from '@gantry/i18n/formats';
import {
  Cell,
  EmptyState,
  HeadCell,
  LinkButton,
  PageHeader,
  RowHead,
  Table,
  VisuallyHidden,
} from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListPurchasedItemsQuery } from '../../api/orders.endpoints.ts';
import { toPage } from '../../parts/list-query.ts';
import { ListPages } from '../../parts/list-pages.tsx';
import { urls } from '../../urls.ts';
import { itemsQuery } from './items-query.ts';

export { loader } from './items.loader.ts';

const columns = ['product', 'part', 'last', 'order'] as const;

/** Everything the account ever bought, most recent first. */
export default function ItemsPage() {
  const { day, count } = useFormats();
  const [search] = useSearchParams();
  const { data: list } = useSalesListPurchasedItemsQuery({ query: itemsQuery(search) });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.items.heading" />}
        aside={<FormattedMessage id="account.items.count" values={{ count: list.total }} />}
      />
      {list.items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="account.items.empty" />}
          actions={
            <LinkButton to={urls.catalogue}>
              <FormattedMessage id="account.orders.browse" />
            </LinkButton>
          }
        >
          <FormattedMessage id="account.items.empty-hint" />
        </EmptyState>
      ) : (
        <Table caption={<FormattedMessage id="account.items.heading" />}>
          <thead>
            <tr>
              {columns.map((key) => (
                <HeadCell key={key}>
                  <FormattedMessage id={`account.items.${key}`} />
                </HeadCell>
              ))}
              <HeadCell numeric>
                <FormattedMessage id="account.items.quantity" />
              </HeadCell>
              <HeadCell>
                <FormattedMessage id="account.items.review" />
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {list.items.map((item) => (
              <tr key={item.sku}>
                <RowHead>
                  <Link to={urls.product(item.uri)}>{item.name}</Link>
                </RowHead>
                <Cell>{item.partNumber}</Cell>
                <Cell tight>{day(item.lastOrderedAt)}</Cell>
                <Cell>
                  <Link to={urls.order(item.orderNumber)}>{item.orderNumber.toUpperCase()}</Link>
                </Cell>
                <Cell numeric>{count(item.quantity)}</Cell>
                <Cell tight>
                  <Link to={urls.writeReview(item.uri)}>
                    <FormattedMessage id="account.items.write-review" />
                    <VisuallyHidden> {item.name}</VisuallyHidden>
                  </Link>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ListPages
        page={list.page}
        size={list.size}
        total={list.total}
        to={(page) => toPage(urls.items, search, page)}
      />
    </>
  );
}
