import { myInvoicesPath, myOrdersPath, myStatementPath } from '@gantry/contracts/addresses/account';
import { EmptyState, LinkButton, Money, PageHeader } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useSalesListMyInvoicesQuery } from '../../api/invoices.endpoints.ts';
import { InvoicesTable } from '../../features/invoices/invoices-table.tsx';
import { invoicesQuery } from './invoices-query.ts';
import styles from './invoices.module.css';

export { loader } from './invoices.loader.ts';

/** The account's invoices and credit memos, with what it owes. */
export default function InvoicesPage() {
  const [search] = useSearchParams();
  const query = invoicesQuery(search);
  const { data: list } = useSalesListMyInvoicesQuery({ query });
  if (!list) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.invoices.heading" />}
        lead={<Owed open={list.openBalance} overdue={list.overdueBalance} />}
        actions={
          <LinkButton to={myStatementPath()}>
            <FormattedMessage id="account.invoices.statement" />
          </LinkButton>
        }
      />
      <p className={styles.choice}>
        <ShowLink show="all" current={query.show} to={myInvoicesPath()} />
        <ShowLink show="open" current={query.show} to={`${myInvoicesPath()}?show=open`} />
      </p>
      {list.items.length > 0 ? (
        <InvoicesTable invoices={list.items} caption="account.invoices.heading" />
      ) : (
        <NoInvoices show={query.show} />
      )}
      <ListPages texts="account.pages" path={myInvoicesPath()} list={list} />
    </>
  );
}

function Owed({ open, overdue }: { readonly open: number; readonly overdue: number }) {
  return (
    <>
      <FormattedMessage id="account.invoices.open" values={{ amount: <Money amount={open} /> }} />
      {overdue > 0 ? (
        <>
          {' · '}
          <strong>
            <FormattedMessage id="account.invoices.overdue" values={{ amount: <Money amount={overdue} /> }} />
          </strong>
        </>
      ) : null}
    </>
  );
}

interface ShowLinkProps {
  readonly show: 'all' | 'open';
  readonly current: string;
  readonly to: string;
}
const ShowLink = ({ show, current, to }: ShowLinkProps) => (
  <Link to={to} aria-current={show === current ? 'page' : undefined}>
    <FormattedMessage id={`account.invoices.show-${show}`} />
  </Link>
);

function NoInvoices({ show }: { readonly show: 'all' | 'open' }) {
  return (
    <EmptyState
      title={<FormattedMessage id={`account.invoices.empty-${show}`} />}
      actions={
        <LinkButton to={myOrdersPath()}>
          <FormattedMessage id="account.orders.heading" />
        </LinkButton>
      }
    >
      <FormattedMessage id={`account.invoices.empty-${show}-hint`} />
    </EmptyState>
  );
}
