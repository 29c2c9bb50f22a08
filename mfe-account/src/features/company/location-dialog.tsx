import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { Dialog } from '@gantry/ui';
import { useIntl } from 'react-intl';
import { CloseLocation } from './close-location.tsx';
import styles from './company.module.css';
import { LocationForm } from './location-form.tsx';
import { ReopenLocation } from './reopen-location.tsx';

export interface LocationDialogProps {
  /** nothing for one that is added */
  readonly location: CompanyLocation | undefined;
  readonly locations: readonly CompanyLocation[];
  readonly onClose: () => void;
}

/** All that an admin of the company can do to a location. */
export function LocationDialog({ location, locations, onClose }: LocationDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={location?.name ?? intl.formatMessage({ id: 'account.locations.add' })}
      closeLabel={intl.formatMessage({ id: 'account.people.close' })}
    >
      <div className={styles.dialog}>
        <LocationForm location={location} locations={locations} onDone={onClose} />
        {location?.isActive ? (
          <CloseLocation location={location} locations={locations} onDone={onClose} />
        ) : null}
        {location && !location.isActive ? <ReopenLocation location={location} /> : null}
      </div>
    </Dialog>
  );
}
