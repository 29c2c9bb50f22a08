import type { Company } from '@gantry/contracts/schemas/company';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { FormattedMessage } from 'react-intl';
import styles from './company.module.css';
import { SubstituteForm } from './substitute-form.tsx';

/** Who approves in one's own place; nothing for whoever approves no orders. */
export function OwnAbsence({ company: { role, people } }: { readonly company: Company }) {
  const me = people.find(({ isYou }) => isYou);
  if (!me || !mayActInCompany('approve-orders', role)) return null;
  return (
    <section className={styles.section} aria-labelledby="absence-title">
      <h2 id="absence-title">
        <FormattedMessage id="account.people.absence" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id="account.people.absence.about" />
      </p>
      <SubstituteForm person={me} people={people} />
    </section>
  );
}
