import {
  ProviderAway,
  ProviderRefused,
  type Dispute,
  type CardOwner,
  type CardVault,
  type LedgerRow,
  type MoneyMoved,
  type NewPayment,
  type OpenedPayment,
  type PaymentProvider,
  type ProviderCard,
  type ProviderPayment,
} from '../src/provider/payment-provider.ts';

type Held = { -readonly [Name in keyof ProviderPayment]: ProviderPayment[Name] } & {
  captures: MoneyMoved[];
  refunds: MoneyMoved[];
  disputes: Dispute[];
  isImmediate: boolean;
};

/**
 * A provider in memory, for tests: it answers by key as the real ones do, and can be away, answer after its time, or lose
 * its answers after it has done what it was asked for.
 */
export class MemoryProvider implements PaymentProvider {
  readonly service;
  readonly isTest = true;
  readonly element = { publishableKey: 'pk_test_1', scriptUrl: 'https://script.example/v3' };
  readonly payments = new Map<string, Held>();
  readonly cards = new Map<string, ProviderCard>();
  /** names of cards that it was told to forget */
  readonly forgotten: string[] = [];
  readonly vault: CardVault = {
    openCard: ({ accountId, key }) =>
      this.once(key, () => {
        const reference = `seti_${Math.random().toString(36).slice(2)}`;
        const nothing = { saved: null, method: null, failure: null };
        this.cards.set(reference, { reference, accountId, state: 'open', ...nothing });
        return { reference, clientSecret: `${reference}_secret_1` };
      }),
    findCard: async (reference) => {
      await this.answer();
      return this.cards.get(reference) ?? null;
    },
    forgetCard: async (method) => {
      await this.answer();
      this.forgotten.push(method);
    },
  };
  /** everything it was asked for that changes something, by key */
  readonly calls: string[] = [];
  /** no answer at all */
  isAway = false;
  /** does what it is asked for and gives no answer, so many times */
  losesAnswers = 0;
  /** milliseconds before each answer */
  delay = 0;
  /** whether a card can be captured more than once */
  isMulticapture = true;
  /** captures and refunds are refused */
  refuses: 'capture' | 'refund' | null = null;
  private readonly byKey = new Map<string, unknown>();
  private count = 0;

  constructor(service: PaymentProvider['service'] = 'stripe-payment-intent') {
    this.service = service;
  }

  open(payment: NewPayment): Promise<OpenedPayment> {
    return this.once(payment.key, () => this.openNew(payment));
  }

  keepCard(reference: string, kept: CardOwner | null): Promise<void> {
    const payment = this.get(reference);
    if (payment.state !== 'open') throw new ProviderRefused('declined', 'payment_intent_unexpected_state');
    payment.saved = kept ? { customer: 'cus_1', method: `pm_${reference}` } : null;
    return Promise.resolve();
  }

  async findPayment(reference: string): Promise<ProviderPayment | null> {
    // read when the question arrives: the answer may be old when it is heard
    const payment = this.payments.get(reference);
    const found = payment
      ? { ...payment, captures: [...payment.captures], refunds: [...payment.refunds] }
      : null;
    await this.answer();
    return found;
  }

  authorize(reference: string, key: string): Promise<void> {
    return this.once(key, () => {
      const payment = this.get(reference);
      if (payment.state === 'running') this.reserve(payment);
    });
  }

  capture(reference: string, { amount, isLast, key }: { amount: number; isLast: boolean; key: string }) {
    return this.once(key, () => {
      if (this.refuses === 'capture') throw new ProviderRefused('processing-error', 'capture_refused');
      const payment = this.get(reference);
      if (payment.state !== 'authorized' || amount > payment.capturable)
        throw new ProviderRefused('processing-error', 'amount_too_large');
      payment.captures.push(this.moved(amount, key));
      payment.capturable = isLast || !this.isMulticapture ? 0 : payment.capturable - amount;
      if (payment.capturable === 0) payment.state = 'captured';
    });
  }

  renew(): Promise<void> {
    return Promise.resolve();
  }

  release(reference: string, key: string): Promise<void> {
    return this.once(key, () => {
      const payment = this.get(reference);
      if (['captured', 'canceled'].includes(payment.state)) return;
      payment.state = payment.captures.length > 0 ? 'captured' : 'canceled';
      payment.capturable = 0;
    });
  }

  refund(reference: string, { amount, key }: { amount: number; key: string }): Promise<void> {
    return this.once(key, () => {
      if (this.refuses === 'refund') throw new ProviderRefused('declined', 'refund_refused');
      const payment = this.get(reference);
      const left = total(payment.captures) - total(payment.refunds);
      if (amount > left) throw new ProviderRefused('processing-error', 'charge_already_refunded');
      payment.refunds.push(this.moved(amount, key));
    });
  }

  ledger(): Promise<LedgerRow[]> {
    return Promise.resolve([]);
  }

  /** The owner of a card has entered it. */
  save(reference: string, facts: Partial<ProviderCard> = {}): void {
    const card = this.cards.get(reference);
    if (!card) throw new Error(`no card ${reference}`);
    const saved = { customer: 'cus_1', method: `pm_${reference}` };
    const method = { brand: 'visa', last4: '4242', expires: '12/30' };
    this.cards.set(reference, { ...card, state: 'saved', saved, method, ...facts });
  }

  /** The payer has entered their card, or approved in the wallet. */
  pay(reference: string, facts: Partial<ProviderPayment> = {}): void {
    const payment = this.get(reference);
    this.reserve(payment);
    Object.assign(payment, facts);
  }

  decline(reference: string, code: NonNullable<ProviderPayment['failure']>['code'] = 'declined'): void {
    Object.assign(this.get(reference), { state: 'refused', failure: { code, detail: code } });
  }

  dispute(reference: string, state: Dispute['state'], amount?: number): void {
    const payment = this.get(reference);
    const at = new Date();
    const whole = { reference: `dp_${reference}`, amount: amount ?? total(payment.captures), state, at };
    payment.disputes = [whole];
  }

  get(reference: string): Held {
    const payment = this.payments.get(reference);
    if (!payment) throw new Error(`no payment ${reference}`);
    return payment;
  }

  get only(): Held {
    const [payment, ...others] = this.payments.values();
    if (!payment || others.length > 0) throw new Error(`${this.payments.size} payments`);
    return payment;
  }

  private reserve(payment: Held): void {
    const method = { brand: 'visa', last4: '4242', expires: '12/30' };
    Object.assign(payment, { state: 'authorized', capturable: payment.amount, method, failure: null });
    payment.authorizedUntil = new Date(Date.now() + 7 * 86_400_000);
    if (!payment.isImmediate) return;
    payment.captures.push(this.moved(payment.amount, null));
    Object.assign(payment, { state: 'captured', capturable: 0, authorizedUntil: null });
  }

  private openNew({ transactionId, requestHash, amount, currency, isImmediate, saved, save }: NewPayment) {
    this.count += 1;
    const reference = `${this.service === 'stripe-payment-intent' ? 'pi' : 'pp'}_${Math.random().toString(36).slice(2)}${this.count}`;
    const nothing = { captures: [], refunds: [], disputes: [], method: null, failure: null, isHeld: false };
    const open = { state: 'open' as const, capturable: 0, authorizedUntil: null };
    const kept = save ? { customer: 'cus_1', method: `pm_${reference}` } : null;
    const facts = {
      reference,
      transactionId,
      requestHash,
      amount,
      currency,
      isImmediate,
      saved: saved ?? kept,
    };
    this.payments.set(reference, { ...facts, ...nothing, ...open });
    if (saved) this.reserve(this.get(reference));
    return {
      reference,
      clientSecret: `${reference}_secret`,
      approveUrl: `https://wallet.example/${reference}`,
    };
  }

  private moved(amount: number, key: string | null): MoneyMoved {
    this.count += 1;
    return {
      reference: `mv_${this.count}_${Math.random().toString(36).slice(2)}`,
      amount,
      fee: 30,
      state: 'done',
      key,
      at: new Date(),
    };
  }

  /** The same key does it once and answers the same again. */
  private async once<Answer>(key: string, run: () => Answer): Promise<Answer> {
    if (this.isAway) throw new ProviderAway('away');
    if (!this.byKey.has(key)) {
      this.byKey.set(key, run());
      this.calls.push(key);
    }
    await this.answer();
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      throw new ProviderAway('timed out after it was done');
    }
    return this.byKey.get(key) as Answer;
  }

  private async answer(): Promise<void> {
    if (this.isAway) throw new ProviderAway('away');
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * this.delay));
  }
}

const total = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
