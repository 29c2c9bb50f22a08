import { transitionLinesSchema, type AdminOrder } from '@gantry/contracts/schemas/order';
import * as v from 'valibot';

type Transition = AdminOrder['transitions'][string][number];

/** What stands in the form of an order's lines: the transition whose button was pressed, its reason, and for late goods their new day. */
export const transitionFormSchema = (open: readonly Transition[]) => {
  const thatNeed = (need: Transition['needs'][number]) =>
    new Set(open.filter(({ needs }) => needs.includes(need)).map(({ to }) => to));
  const [needsReason, needsPromise] = [thatNeed('reason'), thatNeed('promise')];
  return v.pipe(
    v.pick(transitionLinesSchema, ['to', 'reason', 'promisedOn']),
    v.forward(
      v.check(({ to, reason }) => Boolean(reason) || !needsReason.has(to), 'is needed for this transition'),
      ['reason'],
    ),
    v.forward(
      v.check(
        ({ to, promisedOn }) => Boolean(promisedOn) || !needsPromise.has(to),
        'is needed for this transition',
      ),
      ['promisedOn'],
    ),
  );
};
