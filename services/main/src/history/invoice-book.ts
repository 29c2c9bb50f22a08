import { balanceOf } from '@gantry/domain/statuses/invoice-statuses';
import { InvoiceLog } from './invoice-log.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OrderMoney } from './order-money.ts';
import type { Rows } from './write-rows.ts';

/** Writes down the invoices of an order, one for each shipment, and how its money settles them. */
export class InvoiceBook {
  private readonly invoices: InvoiceLog[] = [];

  constructor(
    private readonly rows: Rows,
    private readonly facts: OrderFacts,
  ) {}

  /** For goods that have left, by the place of their departure. */
  issue(at: number, place: number): void {
    this.invoices.push(new InvoiceLog(this.rows, this.facts, place, at));
  }

  /** A credit memo lowers what is owed of a line. @param amount minor units */
  credit(at: number, { amount, line, memoId }: CreditOf): void {
    const invoice = this.invoices.find((one) => one.hasLine(line));
    invoice?.allocate(at, 'credit', amount, memoId);
  }

  /**
   * Money of the order settles them, oldest first, as far as they are open; what went back belongs to what was credited, and
   * what is lost again is taken from the newest.
   */
  follow(at: number, { captured, refunded }: OrderMoney): void {
    let back = refunded - this.sumOf('refunded');
    for (const one of this.invoices) {
      const part = Math.min(back, Math.min(one.sums.paid, one.sums.credited) - one.sums.refunded);
      one.allocate(at, 'refund', Math.max(0, part));
      back -= Math.max(0, part);
    }
    let free = captured - this.sumOf('paid');
    for (const one of this.invoices) {
      const part = Math.max(0, Math.min(free, balanceOf(one.sums)));
      one.allocate(at, 'payment', part);
      free -= part;
    }
    if (this.sumOf('paid') > captured) this.takeBack(at, this.sumOf('paid') - captured);
  }

  /** Writes their rows, once all stands where it stays. */
  close(end: number): void {
    for (const one of this.invoices) one.close(end);
  }

  private takeBack(at: number, amount: number): void {
    let left = amount;
    for (const one of this.invoices.toReversed()) {
      const part = Math.min(left, one.sums.paid - one.sums.refunded);
      one.allocate(at, 'payment', -part);
      left -= part;
    }
  }

  private sumOf(column: 'paid' | 'refunded'): number {
    return this.invoices.reduce((sum, { sums }) => sum + sums[column], 0);
  }
}

interface CreditOf {
  /** minor units */
  readonly amount: number;
  /** number of the line that is credited */
  readonly line: number;
  readonly memoId: string;
}
