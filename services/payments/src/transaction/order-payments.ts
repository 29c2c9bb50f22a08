import type { EventPayload } from '@gantry/contracts/events';
import type { Entry } from '../journal/entries.ts';
import { capturedOf } from './payment-facts.ts';
import type { Transaction } from './transaction.entity.ts';

const live: readonly Transaction['status'][] = ['initialized', 'running', 'delayed'];

/** What finance is told of; `orderNumber` is that of the payments. */
export type Notice = Omit<EventPayload<'payment.for-store'>, 'orderNumber'>;

/**
 * All payments of one order while they are changed under its lock: the rows, oldest first, what the change moves in
 * the journal, and what finance is told. Whoever changes them adds to these; all is written together.
 */
export class OrderPayments {
  readonly rows: Transaction[];
  readonly entries: Entry[] = [];
  readonly notices: Notice[] = [];
  private readonly before: string;
  private readonly known: ReadonlySet<string>;

  constructor(
    readonly orderNumber: string,
    rows: readonly Transaction[],
  ) {
    this.rows = [...rows];
    this.before = this.fingerprint;
    this.known = new Set(rows.map(({ id }) => id));
  }

  /** Rises with every change of any row, so that it tells whether something has changed. */
  get fingerprint(): string {
    return `${this.rows.length}:${this.rows.reduce((sum, { version }) => sum + version, 0)}`;
  }
  get isChanged(): boolean {
    return this.fingerprint !== this.before;
  }

  /** Rows that were not there when the change began. */
  get added(): Transaction[] {
    return this.rows.filter(({ id }) => !this.known.has(id));
  }

  /** Rows are told apart by when they began; two of one moment would have no order. */
  addRow(row: Transaction): Transaction {
    const last = this.rows.at(-1);
    if (last && row.createdAt <= last.createdAt) row.createdAt = new Date(last.createdAt.getTime() + 1);
    this.rows.push(row);
    return row;
  }

  findByKey(idempotencyKey: string): Transaction | undefined {
    return this.rows.find((row) => row.idempotencyKey === idempotencyKey);
  }

  get attempts(): Transaction[] {
    return this.rows.filter(({ isAttempt }) => isAttempt);
  }

  /** What belongs to an attempt. */
  childrenOf(parent: Transaction, type: Transaction['type']): Transaction[] {
    return this.rows.filter((row) => row.parentId === parent.id && row.type === type);
  }

  /** The newest attempt a provider knows by this name; one that was refused may have another after it. */
  byReference(reference: string): Transaction | undefined {
    return this.attempts.findLast((row) => row.reference === reference);
  }

  /** Money that came and was not lost again; minor units. */
  get captured(): number {
    return capturedOf(this.rows);
  }

  /** Captures that were asked for and are not done; minor units. */
  get capturing(): number {
    return this.rows
      .filter(({ type, status }) => type === 'capture' && live.includes(status))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Money given back or promised back; minor units. */
  get refunding(): number {
    return this.rows
      .filter(({ type, status }) => type === 'refund' && (live.includes(status) || status === 'processed'))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** What is left of an authorization beyond the captures that are asked for; minor units. */
  leftOf(authorization: Transaction): number {
    if (!['authorized', 'partially-captured'].includes(authorization.status)) return 0;
    const asked = this.childrenOf(authorization, 'capture').filter(({ status }) => live.includes(status));
    return Math.max(0, authorization.capturable - asked.reduce((sum, { amount }) => sum + amount, 0));
  }
}
