import type { Company } from '@gantry/contracts/schemas/company';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The company's rule for whoever does not set it; nothing where there is none. */
export function ApprovalLimit({ approvalLimit }: Pick<Company, 'approvalLimit'>) {
  if (approvalLimit === null) return null;
  return (
    <p>
      <FormattedMessage id="account.people.limit.is" values={{ limit: <Money amount={approvalLimit} /> }} />
    </p>
  );
}
