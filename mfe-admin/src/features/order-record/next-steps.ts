import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { lineTone } from '@gantry/domain/statuses/wording';

type Transition = AdminOrder['transitions'][string][number];

/** Statuses that bring a line on its way; all others hold it, take it back or end it. */
const onward: readonly string[] = ['progress', 'good'];

/** What usually comes next, in the order of the status book, apart from what is asked for now and then. */
export function nextSteps(open: readonly Transition[]): {
  readonly next: readonly Transition[];
  readonly other: readonly Transition[];
} {
  const isOnward = ({ to }: Transition) => onward.includes(lineTone(to, 'staff'));
  return { next: open.filter(isOnward), other: open.filter((one) => !isOnward(one)) };
}
