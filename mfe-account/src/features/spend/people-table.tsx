import { myOrdersPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { ShareBar } from '@gantry/ui/share-bar';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

type Person = CompanySpend['people'][number];

/** What each person has ordered, with the way to their orders. */
export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  const { count } = useFormats();
  const most = people[0]?.amount ?? 0;
  const columns: readonly Column<Person>[] = [
    { key: 'person', isRowHead: true, cell: (person) => <PersonName person={person} /> },
    { key: 'share', cell: ({ amount }) => <ShareBar value={amount} most={most} /> },
    { key: 'orders', numeric: true, cell: ({ orders }) => count(orders) },
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: 'USD',
      cell: ({ amount }) => <Money amount={amount} />,
    },
  ];
  return (
    <section>
      <h2>
        <FormattedMessage id="account.spend.by-person" />
      </h2>
      <ColumnTable
        caption={<FormattedMessage id="account.spend.by-person" />}
        headId={(key) => `account.spend.column.${key}`}
        columns={columns}
        rows={people}
        rowKey={({ accountNumber, name }) => accountNumber ?? name}
      />
    </section>
  );
}

const PersonName = ({ person: { accountNumber, name } }: { readonly person: Person }) =>
  accountNumber ? <Link to={withQuery(myOrdersPath(), { buyer: accountNumber })}>{name}</Link> : name;
