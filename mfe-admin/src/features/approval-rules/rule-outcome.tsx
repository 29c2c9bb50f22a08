import { adminOfferPath } from '@gantry/contracts/addresses/admin';
import type { RuleSimulation } from '@gantry/contracts/schemas/offer-approval';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from './approval-rules.module.css';
import type { RuleOutcomeKind } from './use-save-rule.ts';

export interface RuleOutcomeProps {
  readonly simulation: RuleSimulation | undefined;
  readonly outcome: RuleOutcomeKind | undefined;
}

/** What the rule would have asked about, and what became of saving it. */
export function RuleOutcome({ simulation, outcome }: RuleOutcomeProps) {
  return (
    <>
      {simulation ? <Simulation simulation={simulation} /> : null}
      {outcome?.kind === 'saved' ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.rules.saved" />
        </OutcomeAlert>
      ) : null}
      {outcome?.kind === 'look-first' ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id="admin.rules.look-first" />
        </OutcomeAlert>
      ) : null}
      {outcome?.kind === 'refused' ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.rules.refusal', outcome.failure)} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

function Simulation({ simulation }: { readonly simulation: RuleSimulation }) {
  const { day, money } = useFormats();
  const { since, offers, hits, unknown, examples } = simulation;
  return (
    <div role="status">
      <p>
        <FormattedMessage id="admin.rules.result" values={{ hits, offers, since: day(since) }} />{' '}
        {unknown > 0 ? <FormattedMessage id="admin.rules.unknown" values={{ unknown }} /> : null}
      </p>
      <ul className={styles.examples}>
        {examples.map(({ number, revision, sentAt, total }) => (
          <li key={`${number} ${revision}`}>
            <Link to={`${adminOfferPath(number)}?revision=${revision}`}>{number.toUpperCase()}</Link>{' '}
            {day(sentAt)} · {money(total)}
          </li>
        ))}
      </ul>
    </div>
  );
}
