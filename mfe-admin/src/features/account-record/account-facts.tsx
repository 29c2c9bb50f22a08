import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { formatPhone } from '@gantry/domain/phone-mask';
import { DataList, Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

interface FactsProps {
  readonly account: AdminAccount;
}
const fact = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.account.${key}`} />,
  value,
});

/** Who somebody is, whose company they belong to, and what they may owe. */
export function AccountFacts({ account }: FactsProps) {
  const { number, email, phone, locale, role } = account;
  return (
    <div className={recordStyles.facts}>
      <DataList
        variant="stacked"
        items={[
          fact('number', number.toUpperCase()),
          fact('email', email),
          fact('phone', phone ? formatPhone(phone) : '–'),
          fact('language', <FormattedMessage id={`admin.language.${locale}`} />),
        ]}
      />
      <Company account={account} />
      {role === 'customer' ? <Credit account={account} /> : null}
    </div>
  );
}

function Company({ account: { company, typedCompany, companyRole } }: FactsProps) {
  return (
    <DataList
      variant="stacked"
      items={[
        fact('company', company ?? '–'),
        ...(typedCompany && typedCompany !== company ? [fact('typed-company', typedCompany)] : []),
        ...(companyRole
          ? [fact('company-role', <FormattedMessage id={`company-role.${companyRole}`} />)]
          : []),
      ]}
    />
  );
}

/** Of the account alone: what its company may owe stands with the company. */
function Credit({ account: { creditLimit, maxTerm, creditUse, membership } }: FactsProps) {
  const money = (amount: number) => <Money amount={amount} />;
  const left = creditLimit !== null && creditUse ? Math.max(0, creditLimit - creditUse.exposure) : null;
  const isOfCompany = !!membership && (membership.credit.creditLimit !== null || !!membership.credit.hold);
  return (
    <DataList
      variant="sums"
      items={[
        ...(isOfCompany ? [fact('credit-counts', <FormattedMessage id="admin.account.credit-of" />)] : []),
        fact(
          'terms',
          creditLimit === null ? (
            <FormattedMessage id="order.term.advanced" />
          ) : (
            <FormattedMessage id={`order.term.${maxTerm}`} />
          ),
        ),
        fact('credit-limit', creditLimit === null ? '–' : money(creditLimit)),
        fact(
          'exposure',
          creditUse ? money(creditUse.exposure) : <FormattedMessage id="admin.account.unknown" />,
        ),
        ...(left === null ? [] : [fact('credit-left', <strong>{money(left)}</strong>)]),
        ...(creditUse
          ? [fact('open-orders', creditUse.openOrders), fact('open-quotes', creditUse.openQuotes)]
          : []),
      ]}
    />
  );
}
