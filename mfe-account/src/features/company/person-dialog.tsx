import type { Colleague } from '@gantry/contracts/schemas/company';
import type { CompanyLocation } from '@gantry/contracts/schemas/company-location';
import type { CostCenter } from '@gantry/contracts/schemas/cost-center';
import { Alert, Dialog } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccessAct } from './access-act.tsx';
import { approversOf } from './approvers-of.ts';
import { BudgetForm } from './budget-form.tsx';
import styles from './company.module.css';
import { HandOver } from './hand-over.tsx';
import { PersonCostCentersForm } from './person-cost-centers-form.tsx';
import { PersonLocationForm } from './person-location-form.tsx';
import { RoleForm } from './role-form.tsx';
import { SubstituteForm } from './substitute-form.tsx';

export interface PersonDialogProps {
  readonly person: Colleague;
  readonly people: readonly Colleague[];
  readonly locations: readonly CompanyLocation[];
  readonly costCenters: readonly CostCenter[];
  readonly onClose: () => void;
}

/** All that an admin of the company can do to one of its people. */
export function PersonDialog({ person, people, locations, costCenters, onClose }: PersonDialogProps) {
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
        <PersonCostCentersForm person={person} costCenters={costCenters} />
        <PersonLocationForm person={person} locations={locations} />
        {isYou || !approversOf([person]).length ? null : (
          <section className={styles.section} aria-labelledby="person-absence-title">
            <h3 id="person-absence-title">
              <FormattedMessage id="account.people.absence.one" values={{ name: person.name }} />
            </h3>
            <p className={styles.soft}>
              <FormattedMessage id="account.people.absence.about-one" />
            </p>
            <SubstituteForm person={person} people={people} />
          </section>
        )}
        {isYou ? null : <AccessAct person={person} />}
        {isYou || !isActive || isRoleFromProvider ? null : <HandOver person={person} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
