import { useUser } from '@gantry/api-client';
import {
  confirmUsernamePath,
  myAddressesPath,
  myInquiriesPath,
  myItemsPath,
  myOrdersPath,
  myProfilePath,
} from '@gantry/contracts/addresses/account';
import { categoriesPath } from '@gantry/contracts/addresses/catalog';
import type { OrderSummary } from '@gantry/contracts/schemas/order';
import { Alert, EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSalesListApprovalsQuery } from '../../api/approvals.endpoints.ts';
import { useSalesListMyOrdersQuery } from '../../api/orders.endpoints.ts';
import { useSalesListMyTasksQuery } from '../../api/tasks.endpoints.ts';
import { useSalesGetOwnTermsQuery } from '../../api/terms.endpoints.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { OwnTerms } from '../../features/terms/own-terms.tsx';
import { OwnReviews } from '../../features/reviews/own-reviews.tsx';
import { firstApproval, latestOrders } from './latest-orders.ts';
import styles from './overview.module.css';

export { loader } from './overview.loader.ts';

const rooms = [
  { key: 'items', to: myItemsPath() },
  { key: 'address', to: myAddressesPath() },
  { key: 'profile', to: myProfilePath() },
  { key: 'inquiries', to: myInquiriesPath() },
] as const;

/** The account at a glance: the newest orders, terms and credit, and the ways to everything else. */
export default function OverviewPage() {
  const user = useUser();
  const { data: list } = useSalesListMyOrdersQuery({ query: latestOrders });
  if (!user || !list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.overview.title" />}
        lead={
          <>
            {user.name}
            {user.company ? ` · ${user.company}` : ''} · {user.email}
          </>
        }
      />
      <div className={styles.page}>
        {user.confirmed ? null : <Unconfirmed email={user.email} />}
        <ToDo isInCompany={!!user.companyRole} />
        <LatestOrders orders={list.items} total={list.total} />
        <Terms />
        <OwnReviews className={styles.head} />
        <Rooms />
      </div>
    </>
  );
}

/** Asks for the confirmation of the e-mail address. */
function Unconfirmed({ email }: { readonly email: string }) {
  return (
    <Alert tone="note" title={<FormattedMessage id="account.overview.unconfirmed" />}>
      <FormattedMessage
        id="account.overview.unconfirmed-hint"
        values={{ email, link: (words) => <Link to={confirmUsernamePath()}>{words}</Link> }}
      />
    </Alert>
  );
}

/** What waits for the reader: of the account, and in its company. */
function ToDo({ isInCompany }: { readonly isInCompany: boolean }) {
  const { data: tasks } = useSalesListMyTasksQuery();
  const { data: approvals } = useSalesListApprovalsQuery({ query: firstApproval }, { skip: !isInCompany });
  return (
    <TaskList tasks={tasks?.items ?? []} total={tasks?.total ?? 0} toApprove={approvals?.toDecide ?? 0} />
  );
}

/** What the reader may order on; nothing where that could not be found out. */
function Terms() {
  const { data: terms } = useSalesGetOwnTermsQuery();
  return terms ? <OwnTerms terms={terms} /> : null;
}

interface LatestOrdersProps {
  readonly orders: readonly OrderSummary[];
  /** of all orders, not only of these */
  readonly total: number;
}

/** The newest orders with the way to all of them. */
function LatestOrders({ orders, total }: LatestOrdersProps) {
  return (
    <section aria-labelledby="latest-orders">
      <div className={styles.head}>
        <h2 id="latest-orders">
          <FormattedMessage id="account.overview.latest" />
        </h2>
        {total > 0 ? (
          <Link to={myOrdersPath()}>
            <FormattedMessage id="account.overview.all" values={{ count: total }} />
          </Link>
        ) : null}
      </div>
      {orders.length > 0 ? <OrdersTable orders={orders} hasReorder /> : <NoOrders />}
    </section>
  );
}

/** Stands for the orders of an account that has none yet. */
function NoOrders() {
  return (
    <EmptyState
      level={3}
      title={<FormattedMessage id="account.orders.empty" />}
      actions={
        <LinkButton to={categoriesPath()}>
          <FormattedMessage id="account.orders.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="account.orders.empty-hint" />
    </EmptyState>
  );
}

/** The way to each room of the account, and what is in it. */
function Rooms() {
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ key, to }) => (
        <li key={key}>
          <Link to={to}>
            <FormattedMessage id={`account.room.${key}`} />
          </Link>
          <p>
            <FormattedMessage id={`account.room.${key}-hint`} />
          </p>
        </li>
      ))}
    </ul>
  );
}
