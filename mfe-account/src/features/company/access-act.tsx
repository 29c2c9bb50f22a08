import type { Colleague } from '@gantry/contracts/schemas/company';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentitySetColleagueActiveMutation } from '../../api/company.endpoints.ts';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';

/** Signs somebody out and keeps them out, or lets them in again. */
export function AccessAct({ person: { number, isActive } }: { readonly person: Colleague }) {
  const [setActive, setting] = useIdentitySetColleagueActiveMutation();
  const act = isActive ? 'deactivate' : 'reactivate';
  return (
    <div className={styles.act}>
      <p className={styles.soft}>
        <FormattedMessage id={`account.people.${act}.about`} />
      </p>
      <Button
        variant={isActive ? 'danger' : 'secondary'}
        busy={setting.isLoading}
        onClick={() => void setActive({ params: { number }, body: { isActive: !isActive } })}
      >
        <FormattedMessage id={`account.people.${act}`} />
      </Button>
      <ActRefused error={setting.error} />
    </div>
  );
}
