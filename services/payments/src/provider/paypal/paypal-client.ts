import * as v from 'valibot';
import type { PaymentFailure } from '@gantry/contracts/schemas/payment';
import type { PaymentsConfig } from '../../payments.config.ts';
import { ProviderAway, ProviderRefused } from '../payment-provider.ts';
import { errorSchema, tokenSchema } from './paypal-messages.ts';

/** A call of the wallet's API. */
export interface PaypalCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** repeated with it, a write happens once */
  readonly key?: string;
}

const timeout = 15_000;
/** Milliseconds before its end at which a token is not used any more. */
const tokenReserve = 60_000;
/** Longer keys are not taken; what makes ours differ stands at their ends. */
const maxKeyLength = 108;

const failures: Readonly<Record<string, PaymentFailure>> = {
  INSTRUMENT_DECLINED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'fraud',
  COMPLIANCE_VIOLATION: 'fraud',
  PAYER_ACTION_REQUIRED: 'authentication-failed',
  AUTHORIZATION_EXPIRED: 'processing-error',
};

/** The wallet's REST API, at whichever address is set; its official client cannot be pointed elsewhere. */
export class PaypalClient {
  private token: { readonly value: string; readonly until: number } | null = null;

  constructor(
    private readonly config: Pick<PaymentsConfig, 'PAYPAL_API' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_SECRET'>,
  ) {}

  /**
   * @throws ProviderAway without an answer, ProviderRefused with the wallet's own code (`issue`) when it says no
   */
  async call<Schema extends v.GenericSchema>(
    schema: Schema,
    call: PaypalCall,
  ): Promise<v.InferOutput<Schema>> {
    const first = await this.sendCall(call);
    // a token may end before its time
    if (first.status === 401) this.token = null;
    const answer = first.status === 401 ? await this.sendCall(call) : first;
    if (answer.status >= 500 || answer.status === 429 || answer.status === 409)
      throw new ProviderAway(`${call.path} answered ${answer.status}`);
    if (answer.status >= 400) throw refusalOf(answer.body);
    const read = v.safeParse(schema, answer.body);
    if (!read.success) throw new ProviderAway(`${call.path} answered what cannot be read`);
    return read.output;
  }

  private async sendCall({ method, path, body, key }: PaypalCall) {
    const headers = {
      authorization: `Bearer ${await this.readToken()}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key ? { 'paypal-request-id': key.slice(-maxKeyLength) } : {}),
    };
    return this.send(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  private async readToken(): Promise<string> {
    if (this.token && Date.now() < this.token.until) return this.token.value;
    const { PAYPAL_CLIENT_ID: id, PAYPAL_SECRET: secret } = this.config;
    const headers = {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { status, body } = await this.send('/v1/oauth2/token', {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    });
    if (status >= 500 || status === 429) throw new ProviderAway(`no token: ${status}`);
    const read = v.safeParse(tokenSchema, body);
    if (status !== 200 || !read.success) throw new ProviderRefused('processing-error', 'INVALID_CLIENT');
    const until = Date.now() + read.output.expires_in * 1000 - tokenReserve;
    this.token = { value: read.output.access_token, until };
    return read.output.access_token;
  }

  private async send(path: string, request: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const signal = AbortSignal.timeout(timeout);
      const answer = await fetch(this.config.PAYPAL_API + path, { ...request, signal });
      const text = await answer.text();
      return { status: answer.status, body: readJson(text) };
    } catch (error) {
      throw new ProviderAway(`${path} was not answered`, { cause: error });
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(body: unknown): ProviderRefused {
  const read = v.safeParse(errorSchema, body);
  const detail = read.success ? (read.output.details[0]?.issue ?? read.output.name) : 'UNKNOWN';
  return new ProviderRefused(failures[detail] ?? 'declined', detail);
}
