import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { CompanySpend } from '@gantry/contracts/schemas/company-spend';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ShareTable } from './share-table.tsx';

type Department = CompanySpend['departments'][number];

/** What was ordered of each department of the catalogue. */
export const DepartmentsTable = ({ departments }: { readonly departments: readonly Department[] }) => (
  <ShareTable
    kind="department"
    rows={departments}
    rowKey={({ path }) => path ?? ''}
    name={(department) => <DepartmentName department={department} />}
  />
);

/** Products that have left the catalogue stand in no department any more. */
const DepartmentName = ({ department: { path, name } }: { readonly department: Department }) =>
  path ? <Link to={listingPath(path)}>{name}</Link> : <FormattedMessage id="account.spend.no-department" />;
