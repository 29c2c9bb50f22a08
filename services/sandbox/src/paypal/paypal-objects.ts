export interface Money {
  readonly currency_code: 'USD';
  readonly value: string;
}

export interface PaypalOrder {
  readonly id: string;
  readonly intent: 'AUTHORIZE' | 'CAPTURE';
  readonly created: string;
  readonly amount: Money;
  readonly referenceId: string;
  readonly customId: string | undefined;
  readonly description: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  updated: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
}

export interface Authorization {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly customId: string | undefined;
  readonly created: string;
  readonly expires: string;
  updated: string;
  status: 'CREATED' | 'CAPTURED' | 'DENIED' | 'PARTIALLY_CAPTURED' | 'VOIDED';
}

export interface Capture {
  readonly id: string;
  readonly orderId: string;
  readonly authorizationId: string | null;
  readonly amount: Money;
  readonly fee: Money;
  readonly isFinal: boolean;
  readonly invoiceId: string | undefined;
  readonly customId: string | undefined;
  readonly created: string;
  updated: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
}

export interface PaypalRefund {
  readonly id: string;
  readonly orderId: string;
  readonly captureId: string;
  readonly amount: Money;
  readonly invoiceId: string | undefined;
  readonly customId: string | undefined;
  readonly created: string;
  readonly status: 'COMPLETED';
}

export interface PaypalDispute {
  readonly id: string;
  readonly orderId: string;
  readonly captureId: string;
  readonly amount: Money;
  readonly created: string;
  updated: string;
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED';
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'ACCEPTED' | null;
}

/** Minor units of `12.34`. */
export const centsOf = ({ value }: { readonly value: string }): number => Math.round(Number(value) * 100);
export const moneyOf = (cents: number): Money => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) });
/** As the wallet writes times: without fractions of a second. */
export const timeOf = (date = new Date()): string => `${date.toISOString().slice(0, 19)}Z`;
