import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';

/** Transitions the role may make once what stands in their way is settled, each with what that is. */
export function BlockedTransitions({
  transitions,
}: {
  readonly transitions: AdminOrder['transitions'][string];
}) {
  const intl = useIntl();
  if (transitions.length === 0) return null;
  return (
    <ul className={recordStyles.soft}>
      {transitions.map(({ to, blockers }) => (
        <li key={to}>
          <FormattedMessage id={`admin.line-status.${to}`} />
          {': '}
          <FormattedList
            type="unit"
            value={blockers.map((blocker) => intl.formatMessage({ id: `admin.blocker.${blocker}` }))}
          />
        </li>
      ))}
    </ul>
  );
}
