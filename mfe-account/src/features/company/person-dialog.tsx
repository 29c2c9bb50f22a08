import type { Colleague } from '@gantry/contracts/schemas/company';
import { Alert, Dialog } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccessAct } from './access-act.tsx';
import { BudgetForm } from './budget-form.tsx';
import styles from './company.module.css';
import { HandOver } from './hand-over.tsx';
import { RoleForm } from './role-form.tsx';

export interface PersonDialogProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

/** All that an admin of the company can do to one of its people. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const intl = useIntl();
  const { isYou, isActive, isRoleFromProvider } = person;
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.name}
      closeLabel={intl.formatMessage({ id: 'account.people.close' })}
    >
      <div className={styles.dialog}>
        <p className={styles.soft}>{person.email}</p>
        {isRoleFromProvider ? (
          <Alert tone="note">
            <FormattedMessage id="account.people.refused.from-provider" />
          </Alert>
        ) : (
          <RoleForm person={person} />
        )}
        <BudgetForm person={person} />
        {isYou ? null : <AccessAct person={person} />}
        {isYou || !isActive || isRoleFromProvider ? null : <HandOver person={person} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
