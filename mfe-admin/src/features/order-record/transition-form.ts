import { transitionLinesSchema, type AdminOrder } from '@gantry/contracts/schemas/order';
import * as v from 'valibot';

type Transition = AdminOrder['transitions'][string][number];

/** What stands in the form of an order's lines: the transition whose button was pressed, and its reason. */
export const transitionFormSchema = (open: readonly Transition[]) => {
  const needsReason = new Set(open.filter(({ needs }) => needs.includes('reason')).map(({ to }) => to));
  return v.pipe(
    v.pick(transitionLinesSchema, ['to', 'reason']),
    v.forward(
      v.check(({ to, reason }) => Boolean(reason) || !needsReason.has(to), 'is needed for this transition'),
      ['reason'],
    ),
  );
};
