import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { locationPath } from '@gantry/domain/company-locations';
import { Badge, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './company.module.css';
import { LocationDialog } from './location-dialog.tsx';
import treeStyles from './locations.module.css';

export interface LocationsProps {
  /** each after the one it is in */
  readonly locations: readonly CompanyLocation[];
  /** whether the reader changes them */
  readonly isManaged: boolean;
}

/** The locations of the company as a tree, and for its admins the way to change it; nothing for others where there are none. */
export function Locations({ locations, isManaged }: LocationsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = isManaged ? locations : locations.filter(({ isActive }) => isActive);
  if (!isManaged && shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="locations-title">
      <h2 id="locations-title">
        <FormattedMessage id="account.locations" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id={`account.locations.${isManaged ? 'about' : 'is'}`} />
      </p>
      <Branch all={shown} parentId={null} edit={isManaged ? setOpen : null} />
      {isManaged ? (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <FormattedMessage id="account.locations.add" />
          </Button>
        </div>
      ) : null}
      {open ? (
        <LocationDialog
          location={locations.find(({ id }) => id === open)}
          locations={locations}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}

interface BranchProps {
  readonly all: readonly CompanyLocation[];
  readonly parentId: string | null;
  readonly edit: ((id: string) => void) | null;
}

/** What is directly in a location, with what is in that. */
function Branch({ all, parentId, edit }: BranchProps) {
  const own = all.filter((one) => one.parentId === parentId);
  if (own.length === 0) return null;
  return (
    <ul className={treeStyles.branch}>
      {own.map((one) => (
        <li key={one.id}>
          <Leaf location={one} all={all} edit={edit} />
          <Branch all={all} parentId={one.id} edit={edit} />
        </li>
      ))}
    </ul>
  );
}

interface LeafProps extends Pick<BranchProps, 'all' | 'edit'> {
  readonly location: CompanyLocation;
}

function Leaf({ location: { id, name, isActive }, all, edit }: LeafProps) {
  const intl = useIntl();
  // two of them may have the same name in different places
  const path = locationPath(all, id).map((one) => one.name);
  return (
    <div className={treeStyles.leaf}>
      <span className={treeStyles.name}>{name}</span>
      {isActive ? null : (
        <Badge>
          <FormattedMessage id="account.locations.closed" />
        </Badge>
      )}
      {edit ? (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'account.locations.edit-one' }, { name: path.join(' > ') })}
          onClick={() => edit(id)}
        >
          <FormattedMessage id="account.locations.edit" />
        </Button>
      ) : null}
    </div>
  );
}
