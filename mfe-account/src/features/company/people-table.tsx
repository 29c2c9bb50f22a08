import type { Colleague } from '@gantry/contracts/schemas/company';
import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import type { CostCenter } from '@gantry/contracts/schemas/cost-center';
import { locationName } from '@gantry/domain/company-locations';
import { useFormats } from '@gantry/i18n/formats';
import { Badge, Button, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyRoleName } from '../../parts/company-role.tsx';
import { AbsenceText } from './absence-text.tsx';
import styles from './company.module.css';
import { PersonDialog } from './person-dialog.tsx';

export interface PeopleTableProps {
  readonly people: readonly Colleague[];
  /** all who are in the company: whoever stands in for somebody may be on another page */
  readonly everybody: readonly Colleague[];
  /** those of the company */
  readonly locations: readonly CompanyLocation[];
  readonly costCenters: readonly CostCenter[];
  /** whether the reader changes them */
  readonly isManaged: boolean;
}

/** Who belongs to the company; for its admins with when they came last, and the way to change something. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, everybody, locations, costCenters, isManaged } = props;
  const [open, setOpen] = useState<string | null>(null);
  const chosen = people.find(({ number }) => number === open);
  const columns = useColumns(locations, isManaged ? setOpen : null);
  return (
    <>
      <ColumnTable
        caption={<FormattedMessage id="account.people.title" />}
        headId={(key) => `account.people.${key}`}
        columns={columns}
        rows={people}
        rowKey={({ number }) => number}
      />
      {chosen ? (
        <PersonDialog
          person={chosen}
          people={everybody}
          locations={locations}
          costCenters={costCenters}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

function useColumns(
  locations: readonly CompanyLocation[],
  manage: ((number: string) => void) | null,
): readonly Column<Colleague>[] {
  const { time } = useFormats();
  const intl = useIntl();
  const shown: readonly Column<Colleague>[] = [
    {
      key: 'person',
      isRowHead: true,
      roomy: true,
      cell: (person) => <Person person={person} at={locationName(locations, person.locationId)} />,
    },
    { key: 'role', cell: ({ role }) => <CompanyRoleName role={role} /> },
    { key: 'status', tight: true, cell: ({ isActive }) => <PersonStatus isActive={isActive} /> },
  ];
  if (!manage) return shown;
  return [
    ...shown,
    {
      key: 'last-sign-in',
      tight: true,
      cell: ({ signedInAt }) =>
        signedInAt ? time(signedInAt) : <FormattedMessage id="account.people.never" />,
    },
    {
      key: 'acts',
      cell: ({ number, name }) => (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'account.people.manage-one' }, { name })}
          aria-haspopup="dialog"
          onClick={() => manage(number)}
        >
          <FormattedMessage id="account.people.manage" />
        </Button>
      ),
    },
  ];
}

/** @param at the location they belong to; empty: the company itself */
function Person({
  person: { name, email, isYou, absence },
  at,
}: {
  readonly person: Colleague;
  readonly at: string;
}) {
  return (
    <>
      {name}{' '}
      {isYou ? (
        <Badge>
          <FormattedMessage id="account.people.you" />
        </Badge>
      ) : null}
      <span className={styles.email}>{email}</span>
      {at ? <span className={styles.email}>{at}</span> : null}
      {absence ? (
        <span className={styles.email}>
          <AbsenceText absence={absence} />
        </span>
      ) : null}
    </>
  );
}

function PersonStatus({ isActive }: { readonly isActive: boolean }) {
  return (
    <StatusBadge tone={isActive ? 'good' : 'bad'}>
      <FormattedMessage id={isActive ? 'account.people.active' : 'account.people.deactivated'} />
    </StatusBadge>
  );
}
