import type { Membership } from '@gantry/contracts/schemas/admin-account';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

/** The addresses a company keeps for its people, and whether its orders go to these only; nothing where it has none. */
export function CompanyAddresses({ membership }: { readonly membership: Membership }) {
  const { addresses, onlyCompanyAddresses } = membership;
  const intl = useIntl();
  if (addresses.length === 0) return null;
  const columns: readonly Column<SavedAddress>[] = [
    { key: 'label', isRowHead: true, cell: ({ label }) => label },
    { key: 'address', roomy: true, cell: ({ address }) => oneLine(address) },
    {
      key: 'default',
      cell: ({ isDefaultShipping, isDefaultBilling }) =>
        [...(isDefaultShipping ? ['shipping'] : []), ...(isDefaultBilling ? ['billing'] : [])]
          .map((use) => intl.formatMessage({ id: `admin.account.address.${use}` }))
          .join(', ') || '–',
    },
  ];
  return (
    <>
      <h3 className={recordStyles.title}>
        <FormattedMessage id="admin.account.addresses" />
      </h3>
      {onlyCompanyAddresses ? (
        <p>
          <FormattedMessage id="admin.account.addresses.only" />
        </p>
      ) : null}
      <ColumnTable
        caption={<FormattedMessage id="admin.account.addresses" />}
        headId={(key) => `admin.account.address.${key}`}
        columns={columns}
        rows={addresses}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const oneLine = ({
  attention,
  company,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: SavedAddress['address']) =>
  [company, attention, line1, line2, city, [region, postalCode].filter((part) => part).join(' '), country]
    .filter((part) => part)
    .join(', ');
