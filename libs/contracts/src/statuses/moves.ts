import { linePrevious, statusBook } from './status-book.ts';

/** The name of a status axis. */
export type Axis = keyof typeof statusBook;

/** Every label of one axis, taken from its table of moves. */
export type Status<A extends Axis> =
  Exclude<keyof (typeof statusBook)[A], 'start'> | Exclude<Targets<A>, '~'>;
type Targets<A extends Axis> = {
  [From in keyof (typeof statusBook)[A]]: (typeof statusBook)[A][From] extends readonly (infer To)[]
    ? To
    : never;
}[keyof (typeof statusBook)[A]];

export type LineStatus = Status<'line'>;
export type OrderState = Status<'orderState'>;
export type PaymentStatus = Status<'paymentStatus'>;
export type TransactionStatus = Status<'paymentTransaction'>;
export type QuoteStatus = Status<'quote'>;
export type CartStatus = Status<'cart'>;
export type AccountStatus = Status<'account'>;

/** All labels of an axis, in the order of its table. */
export function labelsOf<A extends Axis>(axis: A): Status<A>[] {
  const table = statusBook[axis] as unknown as Record<string, readonly string[]>;
  const labels = new Set<string>();
  for (const [from, targets] of Object.entries(table)) {
    if (from !== 'start') labels.add(from);
    for (const to of targets) if (to !== '~') labels.add(to);
  }
  return [...labels] as Status<A>[];
}

/**
 * The statuses a record may move to now.
 * @param previous the status stored before an interruption (on-hold, a request, …); `~` resolves to it and to nothing without it
 */
export function allowedMoves<A extends Axis>(
  axis: A,
  from: Status<A>,
  previous?: Status<A> | null,
): Status<A>[] {
  const table = statusBook[axis] as unknown as Record<string, readonly string[]>;
  return (table[from as string] ?? []).flatMap((to) => {
    if (to !== '~') return [to as Status<A>];
    return previous && mayReturnTo(axis, from, previous) ? [previous] : [];
  });
}

/** Whether the status book allows this move; the only place a service may learn that from. */
export function canMove<A extends Axis>(
  axis: A,
  from: Status<A>,
  to: Status<A>,
  previous?: Status<A> | null,
): boolean {
  return allowedMoves(axis, from, previous).includes(to);
}

/** Whether a new record may begin with this status. */
export function canStartAs<A extends Axis>(axis: A, status: Status<A>): boolean {
  return (statusBook[axis].start as readonly string[]).includes(status as string);
}

function mayReturnTo(axis: Axis, from: unknown, previous: unknown): boolean {
  if (axis !== 'line') return true;
  const allowed = (linePrevious as Record<string, readonly string[]>)[from as string];
  return allowed ? allowed.includes(previous as string) : false;
}
