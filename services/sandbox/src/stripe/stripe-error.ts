import { json, type Answer } from '../http/message.ts';

export interface ErrorFacts {
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly [more: string]: unknown;
}

/** A refusal in the provider's own shape. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error',
    readonly facts: ErrorFacts,
  ) {
    super(facts.message);
  }

  toAnswer(): Answer {
    return json({ error: { type: this.type, ...this.facts } }, this.status);
  }
}

export const invalid = (message: string, facts: Partial<ErrorFacts> = {}): StripeRefusal =>
  new StripeRefusal(400, 'invalid_request_error', { message, ...facts });

export const missing = (what: string, id: string): StripeRefusal =>
  new StripeRefusal(404, 'invalid_request_error', {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

export const wrongState = (message: string): StripeRefusal =>
  invalid(message, { code: 'payment_intent_unexpected_state' });
