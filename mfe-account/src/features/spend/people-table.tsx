import { myOrdersPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { useFormats } from '@gantry/i18n/formats';
import { Link } from 'react-router';
import { ShareTable } from './share-table.tsx';

type Person = CompanySpend['people'][number];

/** What each person has ordered, with the way to their orders. */
export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  const { count } = useFormats();
  return (
    <ShareTable
      kind="person"
      rows={people}
      rowKey={({ accountNumber, name }) => accountNumber ?? name}
      name={(person) => <PersonName person={person} />}
      more={[{ key: 'orders', numeric: true, cell: ({ orders }) => count(orders) }]}
    />
  );
}

const PersonName = ({ person: { accountNumber, name } }: { readonly person: Person }) =>
  accountNumber ? <Link to={withQuery(myOrdersPath(), { buyer: accountNumber })}>{name}</Link> : name;
