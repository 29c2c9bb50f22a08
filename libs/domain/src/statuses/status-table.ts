import type { Role } from '../roles.ts';

/** Who can make a transition: a role, a timer or provider (`system`), or another computer (`integration`). */
export type TransitionActor = Role | 'system' | 'integration';

/** What a status means for whoever looks at it; pages give it shape and color. */
export type StatusTone = 'good' | 'waiting' | 'ask' | 'bad' | 'neutral' | 'progress';

/** Where a record of one status may go: a list where the axis is computed, each target with who may choose it elsewhere. */
export interface TransitionRow<Label extends string> {
  /** a new record may begin with this status */
  readonly starts?: true;
  readonly next: readonly Label[] | { readonly [To in Label]?: unknown };
  /** an interruption remembers the status it interrupted and may give it back */
  readonly returns?: { readonly to: readonly Label[] };
}
/** The same with who may make each transition; `admin` always may. */
export interface MovedRow<Label extends string> extends TransitionRow<Label> {
  readonly next: { readonly [To in Label]?: readonly TransitionActor[] };
  readonly returns?: { readonly to: readonly Label[]; readonly roles: readonly TransitionActor[] };
}

/** One axis of the status book: every label with its row. */
export type StatusTable<Label extends string> = Readonly<Record<Label, TransitionRow<Label>>>;
/** An axis whose transitions people make. */
export type MovedTable<Label extends string> = Readonly<Record<Label, MovedRow<Label>>>;

/** All labels of an axis, in the order of its table. */
export const labelsOf = <Label extends string>(table: Readonly<Record<Label, unknown>>) =>
  Object.keys(table) as [Label, ...Label[]];

/**
 * The statuses a record may go to now, whoever asks.
 * @param previous the status stored before an interruption; without it an interruption does not end
 */
export function allowedTransitions<Label extends string>(
  table: StatusTable<Label>,
  from: Label,
  previous: Label | null = null,
): Label[] {
  const { next, returns } = table[from];
  const targets = Array.isArray(next) ? [...(next as readonly Label[])] : (Object.keys(next) as Label[]);
  return previous && returns?.to.includes(previous) ? [...targets, previous] : targets;
}

/** Whether the status book allows this transition; the only place a service may learn that from. */
export const canTransition = <Label extends string>(
  table: StatusTable<Label>,
  from: Label,
  to: Label,
  previous: Label | null = null,
): boolean => allowedTransitions(table, from, previous).includes(to);

/** Whether a new record may begin with this status. */
export const canStartAs = <Label extends string>(table: StatusTable<Label>, status: Label): boolean =>
  table[status].starts === true;

/**
 * Who may make a transition; giving back the status before an interruption is looked up as such. `admin` may make every
 * transition of the book; one outside of it belongs to nobody.
 */
export function moversOf<Label extends string>(
  table: MovedTable<Label>,
  from: Label,
  to: Label,
): TransitionActor[] {
  const { next, returns } = table[from];
  const movers = next[to] ?? (returns?.to.includes(to) ? returns.roles : null);
  return movers ? [...new Set<TransitionActor>([...movers, 'admin'])] : [];
}

/** Whether somebody of this role may make the transition; a customer or guest on their own record only. */
export const mayTransition = <Label extends string>(
  table: MovedTable<Label>,
  role: TransitionActor,
  from: Label,
  to: Label,
): boolean => moversOf(table, from, to).includes(role);

/**
 * Whether somebody of this role may bring any record to a status, from whichever status it has. What they may do with a
 * certain record is said with it.
 */
export const mayEverTransition = <Label extends string>(
  table: MovedTable<Label>,
  role: TransitionActor,
  to: Label,
): boolean => labelsOf(table).some((from) => mayTransition(table, role, from, to));
