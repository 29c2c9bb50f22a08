import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { nextSteps } from './next-steps.ts';
import styles from './order-record.module.css';

type Transition = AdminOrder['transitions'][string][number];

export interface TransitionButtonsProps {
  /** how many lines are chosen */
  readonly count: number;
  /** the transitions that nothing blocks */
  readonly open: readonly Transition[];
}

/** What the chosen lines may become: the usual next steps as buttons, the first one plain to see, the rest folded away. */
export function TransitionButtons({ count, open }: TransitionButtonsProps) {
  const { next, other } = nextSteps(open);
  const button = (transition: Transition, isFirst = false) => (
    <ChoiceButton
      key={transition.to}
      name="to"
      value={transition.to}
      size="small"
      variant={isFirst ? 'primary' : 'secondary'}
    >
      <FormattedMessage id={`admin.line-status.${transition.to}`} />
    </ChoiceButton>
  );
  return (
    <div role="group" aria-labelledby="open-transitions">
      <p id="open-transitions" className={styles.transitionLabel}>
        <FormattedMessage id="admin.transition.label" values={{ count }} />
      </p>
      <div className={styles.buttons}>
        {next.map((transition, index) => button(transition, index === 0))}
        {open.length === 0 ? <NothingOpen isChosen={count > 0} /> : null}
      </div>
      {other.length > 0 ? (
        <Disclosure summary={<FormattedMessage id="admin.transition.more" />} open={next.length === 0}>
          <div className={styles.buttons}>{other.map((transition) => button(transition))}</div>
        </Disclosure>
      ) : null}
    </div>
  );
}

const NothingOpen = ({ isChosen }: { readonly isChosen: boolean }) => (
  <span className={recordStyles.soft}>
    <FormattedMessage id={isChosen ? 'admin.transition.none' : 'admin.transition.choose'} />
  </span>
);
