import type { Company } from '@gantry/contracts/schemas/company';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './company.module.css';

export type ApprovalRulesOfCompany = Pick<Company, 'approvalLimit' | 'newPlace' | 'firstOrder'>;

/** The company's rules for whoever does not set them; nothing where there is none. */
export function ApprovalRules({ rules }: { readonly rules: ApprovalRulesOfCompany }) {
  const { approvalLimit: limit, newPlace, firstOrder } = rules;
  if (limit === null && !newPlace && !firstOrder) return null;
  return (
    <section className={styles.section} aria-labelledby="approval-rules-title">
      <h2 id="approval-rules-title">
        <FormattedMessage id="account.people.limit" />
      </h2>
      <ul className={styles.roles}>
        {limit === null ? null : (
          <li>
            <FormattedMessage id="account.people.limit.is" values={{ limit: <Money amount={limit} /> }} />
          </li>
        )}
        {newPlace ? (
          <li>
            <FormattedMessage id="account.people.limit.new-place" />
          </li>
        ) : null}
        {firstOrder ? (
          <li>
            <FormattedMessage id="account.people.limit.first-order" />
          </li>
        ) : null}
      </ul>
    </section>
  );
}
