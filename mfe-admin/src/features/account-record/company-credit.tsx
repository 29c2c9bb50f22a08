import type { Membership } from '@gantry/contracts/schemas/admin-account';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import styles from './company-people.module.css';
import { HoldNotice } from './hold-notice.tsx';

interface CreditProps {
  readonly membership: Membership;
  readonly company: string | null;
}

/** What the people of a company may owe together and owe, and that it is on hold. */
export function CompanyCredit({ membership: { credit }, company }: CreditProps) {
  const { creditLimit, exposure, hold } = credit;
  return (
    <>
      <h3 className={recordStyles.title}>
        <FormattedMessage id="admin.account.company-credit" />
      </h3>
      {hold ? <HoldNotice kind="company-hold" tone="warn" note={hold} company={company} /> : null}
      {creditLimit === null ? (
        <p>
          <FormattedMessage id="admin.account.company-credit.none" values={{ company }} />
        </p>
      ) : null}
      {creditLimit !== null || exposure ? <Sums credit={credit} /> : null}
    </>
  );
}

function Sums({ credit: { creditLimit, maxTerm, exposure } }: Pick<Membership, 'credit'>) {
  const left = creditLimit !== null && exposure !== null ? Math.max(0, creditLimit - exposure) : null;
  const fact = (key: string, value: ReactNode) => ({
    key,
    term: <FormattedMessage id={`admin.account.company-${key}`} />,
    value,
  });
  return (
    <div className={styles.sums}>
      <DataList
        variant="sums"
        items={[
          ...(creditLimit === null
            ? []
            : [
                fact('terms', <FormattedMessage id={`order.term.${maxTerm}`} />),
                fact('credit-limit', <Money amount={creditLimit} />),
              ]),
          fact(
            'exposure',
            exposure === null ? <FormattedMessage id="admin.account.unknown" /> : <Money amount={exposure} />,
          ),
          ...(left === null
            ? []
            : [
                fact(
                  'credit-left',
                  <strong>
                    <Money amount={left} />
                  </strong>,
                ),
              ]),
        ]}
      />
    </div>
  );
}
