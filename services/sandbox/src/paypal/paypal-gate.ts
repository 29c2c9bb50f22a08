import { randomBytes } from 'node:crypto';
import { json, type Answer, type Handler, type Message } from '../http/message.ts';
import { PaypalRefusal } from './paypal-error.ts';
import type { PaypalWorld } from './paypal-world.ts';

/** What a call is answered with, and its status where it is not 200. */
export interface Outcome {
  readonly status?: number;
  readonly body: unknown;
}
export type PaypalHandler = (message: Message) => Outcome;

const tokenSeconds = 32_400;
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What every call of the API passes: the switches, its token, and the memory of request ids. */
export class PaypalGate {
  private readonly tokens = new Set<string>();

  constructor(private readonly world: PaypalWorld) {}

  guardRoute(handler: PaypalHandler): Handler {
    return this.behindSwitches((message) => this.answerOnce(message, handler));
  }

  /** `POST /v1/oauth2/token` */
  tokenRoute(): Handler {
    return this.behindSwitches(({ headers }) => {
      const { clientId, secret } = this.world.settings;
      const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
      if (headers.authorization !== expected)
        return json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
      const token = randomBytes(24).toString('base64url');
      this.tokens.add(token);
      return json({
        scope: 'https://uri.paypal.com/services/payments/payment/authcapture',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: tokenSeconds,
        nonce: new Date().toISOString(),
      });
    });
  }

  private behindSwitches(work: (message: Message) => Answer): Handler {
    return async (message) => {
      const { switches } = this.world.settings;
      const delay = switches.readSwitch('callDelay');
      if (delay > 0) await later(delay);
      if (switches.isAway)
        return json(
          { name: 'INTERNAL_SERVER_ERROR', message: 'The sandbox was told to be away.', links: [] },
          500,
        );
      const answer = work(message);
      const isWrite = message.method === 'POST' && message.url.pathname.startsWith('/v2/');
      return isWrite && switches.useSwitch('lostAnswers') ? { ...answer, isLost: true } : answer;
    };
  }

  private answerOnce(message: Message, handler: PaypalHandler): Answer {
    try {
      const [, token = ''] = (message.headers.authorization ?? '').split('Bearer ');
      if (!this.tokens.has(token)) throw new PaypalRefusal(401, 'INVALID_TOKEN');
      const key = message.headers['paypal-request-id'];
      const id = typeof key === 'string' ? `${message.url.pathname} ${key}` : '';
      const known = this.world.answers.findRow(id);
      // the answer is the first one, with the status of one that made nothing new
      if (known) return json(JSON.parse(known.body), known.status === 201 ? 200 : known.status);
      const { status = 200, body } = handler(message);
      const answer = status === 204 ? { status, type: 'application/json', body: '' } : json(body, status);
      if (id && status !== 204) this.world.answers.saveRow({ id, status, body: answer.body });
      return answer;
    } catch (error) {
      if (error instanceof PaypalRefusal) return error.toAnswer();
      throw error;
    }
  }
}
