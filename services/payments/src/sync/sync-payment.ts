import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';

/**
 * Brings what we know of an online payment in step with its provider. Whoever hears that something may have changed
 * (the payer who is back, a webhook, the reconciler) only names the payment: it is read anew and whole, so that calls
 * in any order, and however often, lead to the same.
 */
export abstract class SyncPayment {
  /**
   * @param reference the provider's name of the payment (a Stripe intent, a PayPal order)
   * @returns false when the payment is not ours
   * @throws ProviderAway when the provider gave no answer: ask again later
   */
  abstract sync(service: OnlinePaymentService, reference: string): Promise<boolean>;

  /** The provider has not answered the last time it was asked either: the order's payment status says `unknown` until it does. */
  abstract giveUp(service: OnlinePaymentService, reference: string): Promise<void>;

  /** Payments of which something is still expected and nothing was heard since `before`, oldest first. */
  abstract listOpen(
    before: Date,
    limit: number,
  ): Promise<{ service: OnlinePaymentService; reference: string }[]>;
}
