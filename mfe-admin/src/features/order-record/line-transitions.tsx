import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { Form } from '@gantry/forms/form';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { BlockedTransitions } from './blocked-transitions.tsx';
import { OrderLines } from './order-lines.tsx';
import { sharedTransitions } from './shared-transitions.ts';
import { TransitionButtons } from './transition-buttons.tsx';
import { transitionFormSchema } from './transition-form.ts';
import { TransitionOutcome } from './transition-outcome.tsx';
import { useTransitions } from './use-transitions.ts';

/** The lines of an order and what may be done with the chosen ones: what the server offers, and nothing else. */
export function LineTransitions({ order }: { readonly order: AdminOrder }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { transitionLines, outcome } = useTransitions(order, () => setChosen([]));
  const shared = sharedTransitions(order.transitions, chosen);
  const open = shared.filter(({ blockers }) => blockers.length === 0);

  return (
    <div id="order-lines" className={recordStyles.record}>
      <OrderLines order={order} chosen={chosen} onChoose={setChosen} />
      <Form
        id="transition"
        className={recordStyles.actions}
        aria-labelledby="open-transitions"
        schema={transitionFormSchema(open)}
        initialValues={noReason}
        startsOver
        onSubmit={(values, { keyFor }) => transitionLines(chosen, values, keyFor)}
      >
        <TextField name="reason" label={intl.formatMessage({ id: 'admin.transition.reason' })} />
        {open.some(({ needs }) => needs.includes('promise')) ? (
          <TextField
            name="promisedOn"
            type="date"
            optional
            label={intl.formatMessage({ id: 'admin.transition.promised-on' })}
            hint={intl.formatMessage({ id: 'admin.transition.promised-on-hint' })}
          />
        ) : null}
        <TransitionButtons count={chosen.length} open={open} />
        <BlockedTransitions transitions={shared.filter((one) => !open.includes(one))} />
      </Form>
      {outcome ? <TransitionOutcome outcome={outcome} /> : null}
    </div>
  );
}

const noReason = { reason: '', promisedOn: '' };
