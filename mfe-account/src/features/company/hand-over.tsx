import type { Colleague } from '@gantry/contracts/schemas/company';
import { defaultCompanyRole } from '@gantry/domain/company-roles';
import { Button, Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useIdentityHandOverCompanyMutation } from '../../api/company.endpoints.ts';
import { useNoteCompanyRole } from '../../parts/use-note-company-role.ts';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';

export interface HandOverProps {
  readonly person: Colleague;
  readonly onDone: () => void;
}

/** Makes somebody else admin in one's own place, folded up until it is wanted. */
export function HandOver({ person: { number, name }, onDone }: HandOverProps) {
  const [handOver, handing] = useIdentityHandOverCompanyMutation();
  const noteRole = useNoteCompanyRole();
  async function giveAdminRole() {
    const { error } = await handOver({ body: { number } });
    if (error) return;
    noteRole(defaultCompanyRole);
    onDone();
  }
  return (
    <Disclosure summary={<FormattedMessage id="account.people.hand-over" />}>
      <div className={styles.act}>
        <p className={styles.soft}>
          <FormattedMessage id="account.people.hand-over.about" values={{ name }} />
        </p>
        <Button variant="danger" busy={handing.isLoading} onClick={() => void giveAdminRole()}>
          <FormattedMessage id="account.people.hand-over.do" />
        </Button>
        <ActRefused error={handing.error} />
      </div>
    </Disclosure>
  );
}
