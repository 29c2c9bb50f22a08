/** Objects in the shape the provider's API answers them in; what the sandbox never changes is in `withDefaults`. */
export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly capture_method: 'automatic' | 'manual';
  readonly client_secret: string;
  readonly description: string | null;
  readonly payment_method_options: Record<string, unknown>;
  readonly setup_future_usage: string | null;
  readonly customer: string | null;
  metadata: Record<string, string>;
  status: string;
  amount_capturable: number;
  amount_received: number;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: Record<string, unknown> | null;
  next_action: Record<string, unknown> | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  review: string | null;
}

/** The saving of a card without a payment. */
export interface Setup {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly created: number;
  readonly client_secret: string;
  readonly customer: string | null;
  readonly metadata: Record<string, string>;
  readonly usage: string;
  status: string;
  payment_method: string | null;
  last_setup_error: Record<string, unknown> | null;
  next_action: Record<string, unknown> | null;
}

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly country: string;
  readonly funding: string;
  readonly checks: Record<string, string | null>;
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly created: number;
  readonly card: Card & Record<string, unknown>;
  readonly billing_details: Record<string, unknown>;
  customer: string | null;
}

/** What the sandbox knows of a card besides: never answered. */
export interface CardSecret {
  readonly id: string;
  readonly number: string;
  isSetUp: boolean;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly customer: string | null;
  readonly payment_method_details: { readonly type: 'card'; readonly card: Record<string, unknown> };
  readonly outcome: Record<string, unknown>;
  readonly status: 'succeeded' | 'failed';
  readonly paid: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  disputed: boolean;
  refunded: boolean;
  balance_transaction: string | null;
  review: string | null;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  readonly reason: string | null;
  balance_transaction: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  status: string;
  evidence: Record<string, string | null>;
  balance_transactions: string[];
}

export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly created: number;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly source: string;
  readonly type: string;
  readonly reporting_category: string;
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Record<string, string>;
}

export interface Review {
  readonly id: string;
  readonly object: 'review';
  readonly created: number;
  readonly charge: string;
  readonly payment_intent: string;
  open: boolean;
  reason: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: unknown };
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
