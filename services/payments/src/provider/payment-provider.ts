import type { OnlinePaymentService, PaymentFailure } from '@gantry/contracts/schemas/payment';

/** What a payment is opened with. The key makes it one at the provider, however often it is asked for. */
export interface NewPayment {
  readonly key: string;
  readonly orderNumber: string;
  /** our id of it, kept with it at the provider */
  readonly transactionId: string;
  /** of the order, compared when the payment comes back */
  readonly requestHash: string;
  /** minor units */
  readonly amount: number;
  readonly currency: 'USD';
  readonly email: string;
  readonly locale: string;
  /** where the provider sends the payer back to, and where when they give up */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** money is taken at once instead of reserved: an invoice for goods that have left */
  readonly isImmediate: boolean;
  /** the provider's name of a saved card, and of whose it is */
  readonly saved?: { readonly customer: string; readonly method: string };
  /** keep the card for this customer of ours; their provider's name, or null for a new one */
  readonly save?: { readonly accountId: string; readonly customer: string | null };
}

/** Whose card is kept: a customer of ours, their provider's name or null for a new one, and whom the provider writes to. */
export type CardOwner = NonNullable<NewPayment['save']> & Pick<NewPayment, 'email' | 'key'>;

/** A payment as the browser goes on with it. */
export interface OpenedPayment {
  readonly reference: string;
  readonly clientSecret: string | null;
  readonly approveUrl: string | null;
}

/** A card that is being saved without a payment, as its provider has it. */
export interface ProviderCard {
  readonly reference: string;
  /** whose it is: our id of the account, kept with it at the provider */
  readonly accountId: string | null;
  /** `open`: its owner, or their bank, has to act; `saved`: it may be charged from now on */
  readonly state: 'open' | 'saved' | 'refused' | 'canceled';
  readonly saved: { readonly customer: string; readonly method: string } | null;
  readonly method: NonNullable<ProviderPayment['method']> | null;
  readonly failure: { readonly code: PaymentFailure; readonly detail: string } | null;
}

/** Where a provider keeps cards. It throws what {@link PaymentProvider} throws. */
export interface CardVault {
  /** Opens the saving of a card without a payment; its owner goes on in the page by the secret. */
  openCard(owner: CardOwner): Promise<{ readonly reference: string; readonly clientSecret: string }>;
  /** null where the provider knows no such card, also for the reference of a payment */
  findCard(reference: string): Promise<ProviderCard | null>;
  /** The provider forgets a card for good. Without effect where it has already. @param method the provider's name of it */
  forgetCard(method: string): Promise<void>;
}

/** Money taken of a payment, or given back. */
export interface MoneyMoved {
  /** the provider's name of it */
  readonly reference: string;
  /** minor units, positive */
  readonly amount: number;
  /** what the provider keeps of it; null while it does not say */
  readonly fee: number | null;
  readonly state: 'waiting' | 'done' | 'failed';
  /** our key it was asked for with; null where it was not asked for by us */
  readonly key: string | null;
  readonly at: Date;
}

export interface Dispute {
  readonly reference: string;
  readonly amount: number;
  readonly state: 'open' | 'won' | 'lost';
  readonly at: Date;
}

/**
 * How a payment stands at its provider, whole: what came back with the payer, by webhook or from the reconciler leads
 * to the same state in any order, because each time this is read anew and applied.
 */
export interface ProviderPayment {
  readonly reference: string;
  readonly transactionId: string | null;
  readonly requestHash: string | null;
  readonly amount: number;
  readonly currency: string;
  /** `open`: the payer has to act; `running`: the provider is at work, or a wallet waits for `authorize` */
  readonly state: 'open' | 'running' | 'authorized' | 'captured' | 'refused' | 'canceled';
  /** minor units that are reserved and may still be captured */
  readonly capturable: number;
  readonly authorizedUntil: Date | null;
  readonly captures: readonly MoneyMoved[];
  readonly refunds: readonly MoneyMoved[];
  readonly disputes: readonly Dispute[];
  readonly method: {
    readonly brand: string;
    readonly last4: string | null;
    readonly expires: string | null;
  } | null;
  /** of a saved card: what it may be charged by later */
  readonly saved: { readonly customer: string; readonly method: string } | null;
  readonly failure: { readonly code: PaymentFailure; readonly detail: string } | null;
  /** the provider's risk review has not ended */
  readonly isHeld: boolean;
}

/** One row of the provider's own ledger, for the daily report. */
export interface LedgerRow {
  readonly reference: string;
  readonly kind: 'capture' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other';
  /** minor units, with its sign as seen from our balance */
  readonly amount: number;
  readonly fee: number;
  /** of the payment, where it belongs to one */
  readonly payment: string | null;
  readonly at: Date;
}

/**
 * A provider of online payments. Every write takes a key and may be repeated with it.
 * All throw `ProviderAway` when there is no answer: whether something happened is found out by `findPayment`; writes throw
 * `ProviderRefused` when the answer is no.
 */
export interface PaymentProvider {
  readonly service: OnlinePaymentService;
  /** whether these are keys with which no money moves */
  readonly isTest: boolean;
  /** what the provider's element needs in the page of the payer; null where there is none */
  readonly element: { readonly publishableKey: string; readonly scriptUrl: string } | null;
  /** where it keeps cards; null where it keeps none */
  readonly vault: CardVault | null;
  open(payment: NewPayment): Promise<OpenedPayment>;
  /**
   * Keeps the card of a payment that is open, or keeps it no more (null), while its payer goes on typing. Without effect
   * where it stands so already, and where the provider keeps no cards.
   */
  keepCard(reference: string, kept: CardOwner | null): Promise<void>;
  /** null where the provider knows no such payment */
  findPayment(reference: string): Promise<ProviderPayment | null>;
  /**
   * After the payer approved (`running`): a wallet reserves only then. Without effect where there is nothing to do.
   * @throws ProviderRefused where the wallet's bank refuses: the payer may choose another way to pay there
   */
  authorize(reference: string, key: string): Promise<void>;
  /**
   * @param isLast what is reserved beyond it is released. Some cards can be captured once only: there every capture is
   * the last, and `findPayment` says that nothing is left.
   */
  capture(reference: string, capture: { amount: number; isLast: boolean; key: string }): Promise<void>;
  /**
   * Has the provider answer anew for what is reserved, where it does so for some days only; then again each few days.
   * Without effect where it answers for it until the end.
   * @throws ProviderRefused also when it is too soon for that
   */
  renew(reference: string, key: string): Promise<void>;
  /** Releases what is reserved. */
  release(reference: string, key: string): Promise<void>;
  /** @param captured the captures it is taken from, by their references and amounts */
  refund(
    reference: string,
    refund: { amount: number; captured: readonly { reference: string; amount: number }[]; key: string },
  ): Promise<void>;
  /** The provider's ledger of one day, UTC. */
  ledger(day: string): Promise<LedgerRow[]>;
}

/** The provider gave no answer, or said that it cannot answer now. */
export class ProviderAway extends Error {}

/** The provider has answered, and said no; asking again with the same key says the same. */
export class ProviderRefused extends Error {
  /** @param detail the provider's own code */
  constructor(
    readonly code: PaymentFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}
