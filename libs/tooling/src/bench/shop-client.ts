import { cookieNames, clientHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import { createNodeCodec } from '@gantry/encryption/node';
import { KeyRing } from '@gantry/http-kit/keys';
import type { MeasuredShop } from './bench.ts';
import type { KeepAliveClient } from './http-client.ts';

/** A call as a shopper's browser makes it. */
export interface ShopCall {
  readonly path: string;
  readonly body?: object;
  /** GET without a body, else PATCH */
  readonly method?: 'POST' | 'PATCH' | 'PUT';
}
/** How bodies travel: sealed as a browser's, or plain, which our own server alone may send. */
export type BodyForm = 'plain' | 'sealed';

/** A guest with a cart of their own, who calls the gateway and looks at the content of every answer. */
export class ShopClient {
  private readonly client: KeepAliveClient;
  private readonly gateway: string;
  private readonly form: BodyForm;
  private readonly key: string;
  private readonly codec;
  /** A browser keeps one salt for its session. */
  private readonly salt = 'c0ffee'.padEnd(32, '0');
  private cart = '';

  constructor(shop: MeasuredShop, client: KeepAliveClient, form: BodyForm = 'plain') {
    this.client = client;
    this.gateway = shop.env.GATEWAY_URL ?? '';
    this.form = form;
    this.key = KeyRing.of(shop.env.GANTRY_INTERNAL_KEY ?? '', 'shell').keyFor('gateway');
    this.codec = createNodeCodec({ seed: shop.env.GANTRY_SEED ?? '' });
  }

  /** By which a browser goes on with the cart. */
  get cartToken(): string {
    return this.cart.split('=').slice(1).join('=');
  }

  /** @returns the `data` of the answer @throws on any answer but 200 */
  async send<Data = unknown>({ path, body, method = 'PATCH' }: ShopCall): Promise<Data> {
    const isSealed = body !== undefined && this.form === 'sealed';
    const sent = isSealed ? await this.codec.seal(body, this.salt) : body;
    const answer = await this.client.send({
      url: `${this.gateway}/api/v1${path}`,
      method: body ? method : 'GET',
      headers: this.headersOf(sent !== undefined, method),
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    const cookie = answer.headers['set-cookie']?.find((one) => one.startsWith(`${cookieNames.cart}=`));
    if (cookie) this.cart = cookie.split(';', 1)[0] ?? '';
    return (await this.content(path, JSON.parse(answer.body), isSealed)) as Data;
  }

  private headersOf(hasBody: boolean, method: string): Record<string, string> {
    return {
      [clientHeader]: '1',
      cookie: this.cart,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(this.form === 'plain' ? { [internalKeyHeader]: this.key } : {}),
      ...(hasBody && method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    };
  }

  private async content(path: string, answered: unknown, isSealed: boolean): Promise<unknown> {
    const opened = isSealed ? await this.codec.open(answered) : { ok: true as const, value: answered };
    if (opened.ok && typeof opened.value === 'object' && opened.value !== null && 'data' in opened.value)
      return opened.value.data;
    throw new Error(`${path} has no data that can be read`);
  }
}
