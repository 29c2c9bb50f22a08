import { paymentStatusOf, type PaymentFacts } from '@gantry/domain/statuses/payment-status';
import { ProviderAway, ProviderRefused } from '../src/provider/payment-provider.ts';
import { applySnapshot } from '../src/sync/apply-snapshot.ts';
import { coverShortfall } from '../src/transaction/cover-shortfall.ts';
import { isInstruction } from '../src/transaction/instruction.ts';
import { OrderPayments } from '../src/transaction/order-payments.ts';
import { paymentFactsOf } from '../src/transaction/payment-facts.ts';
import { askVoid, planCaptures } from '../src/transaction/plan-captures.ts';
import { planRefund, takeBackRefund } from '../src/transaction/plan-refund.ts';
import { Transaction } from '../src/transaction/transaction.entity.ts';
import { MemoryProvider } from './memory-provider.ts';

const service = 'stripe-payment-intent';

/** The payments of one order with their provider, without a database: for walks of many steps. */
export class MemoryOrder {
  readonly provider = new MemoryProvider();
  readonly payments = new OrderPayments('100001', []);
  readonly order;
  private refunds = 0;

  constructor(readonly due: number) {
    this.order = { shipped: 0, due, isShipped: false, paymentService: service, paymentTerm: 'advanced' };
  }

  /** Goods that had left are credited: what was not captured for them is owed no longer. */
  credit(amount: number): void {
    this.order.due -= amount;
  }

  get facts(): PaymentFacts {
    const { fraud = false, unknown = false, ...facts } = paymentFactsOf(this.payments.rows);
    return { ...facts, fraud, unknown, due: this.due };
  }
  get status() {
    return paymentStatusOf(this.facts);
  }
  get reference(): string | null {
    return this.payments.attempts.at(-1)?.reference ?? null;
  }

  /** Another attempt at the provider, reserving or taking at once. */
  async begin(amount = this.due, type: 'authorization' | 'charge' = 'authorization'): Promise<string> {
    const { orderNumber, rows } = this.payments;
    const facts = { orderNumber, service, term: 'advanced', amount, type, requestHash: 'hash' };
    const row = this.payments.addRow(Transaction.begin({ ...facts, idempotencyKey: `try:${rows.length}` }));
    const opened = await this.provider.open({
      key: row.idempotencyKey,
      orderNumber,
      transactionId: row.id,
      requestHash: 'hash',
      amount,
      currency: 'USD',
      email: 'pat@example.com',
      locale: 'en-US',
      returnUrl: 'https://shop.example',
      cancelUrl: 'https://shop.example',
      isImmediate: type === 'charge',
    });
    row.amend({ reference: opened.reference });
    return opened.reference;
  }

  /** The provider is read and applied, as after a webhook. */
  async sync(reference: string): Promise<void> {
    const snapshot = await this.provider.findPayment(reference);
    const attempt = this.payments.byReference(reference);
    if (!snapshot || !attempt) return;
    applySnapshot(this.payments, attempt, { snapshot, now: new Date() });
    this.follow();
  }

  ship(amount: number, isLast = false): void {
    this.order.shipped += amount;
    this.order.isShipped ||= isLast;
    this.follow();
  }

  refund(amount: number): void {
    this.refunds += 1;
    planRefund(this.payments, { reference: `R${this.refunds}`, amount, reason: 'returned' });
  }

  cancel(): void {
    for (const attempt of this.payments.attempts)
      if (!attempt.isEnded) askVoid(this.payments, attempt, 'order-canceled');
  }

  /** Everything that waits for the provider is told, and the provider read; answers may be lost. */
  async carryOut(): Promise<void> {
    for (const row of this.payments.rows.filter(isInstruction)) {
      const reference = this.payments.rows.find(({ id }) => id === row.parentId)?.reference;
      if (!reference) continue;
      try {
        await this.tellProvider(row, reference);
      } catch (error) {
        if (error instanceof ProviderAway) continue;
        if (!(error instanceof ProviderRefused)) throw error;
        await this.sync(reference);
        if (!isInstruction(row)) continue;
        row.reach(row.type === 'void' ? 'terminated' : 'not-authorized');
        if (row.type === 'refund') takeBackRefund(this.payments, row);
      }
      await this.sync(reference);
    }
  }

  private tellProvider(row: Transaction, reference: string): Promise<void> {
    const { idempotencyKey: key, amount, isLast, type } = row;
    if (type === 'capture') return this.provider.capture(reference, { amount, isLast, key });
    return type === 'void'
      ? this.provider.release(reference, key)
      : this.provider.refund(reference, { amount, key });
  }

  private follow(): void {
    planCaptures(this.payments, this.order);
    coverShortfall(this.payments, this.order);
  }
}
