import type { AdminOrder } from '@gantry/contracts/schemas/order';

type Transition = AdminOrder['transitions'][string][number];

/** What all the chosen lines may do together, as the server says it of each; nothing when none is chosen. */
export function sharedTransitions(
  byLine: AdminOrder['transitions'],
  lineIds: readonly string[],
): readonly Transition[] {
  const [first, ...rest] = lineIds.map((id) => byLine[id] ?? []);
  return (first ?? []).flatMap((one) => {
    const others = rest.map((offered) => offered.find(({ to }) => to === one.to));
    return others.includes(undefined) ? [] : [joined([one, ...others.filter((other) => !!other)])];
  });
}

/** One transition of several lines: it needs what any of them needs, and is blocked by what blocks any. */
const joined = (transitions: readonly [Transition, ...Transition[]]): Transition => ({
  to: transitions[0].to,
  needs: [...new Set(transitions.flatMap(({ needs }) => needs))],
  blockers: [...new Set(transitions.flatMap(({ blockers }) => blockers))],
});
