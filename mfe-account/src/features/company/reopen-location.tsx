import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityReopenLocationMutation } from '../../api/company-locations.endpoints.ts';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';

/** Takes a closed location into use again. */
export function ReopenLocation({ location: { id } }: { readonly location: CompanyLocation }) {
  const [reopen, reopening] = useIdentityReopenLocationMutation();
  return (
    <div className={styles.act}>
      <p className={styles.soft}>
        <FormattedMessage id="account.locations.reopen.about" />
      </p>
      <Button busy={reopening.isLoading} onClick={() => void reopen({ params: { id } })}>
        <FormattedMessage id="account.locations.reopen" />
      </Button>
      <ActRefused error={reopening.error} />
    </div>
  );
}
