import { createHash } from 'node:crypto';
import type { Answer, Handler, Message } from '../http/message.ts';
import { json } from '../http/message.ts';
import { StripeRefusal } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';

/** Who calls: the shop by its secret key, or a payer's browser by the key everybody may know. */
export type Caller = 'shop' | 'browser';
export type StripeHandler = (message: Message, caller: Caller) => unknown;

const away = () => json({ error: { type: 'api_error', message: 'The sandbox was told to be away.' } }, 500);
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What every call of the API passes: the switches, its key, and the memory of idempotency keys. */
export class StripeGate {
  constructor(private readonly world: StripeWorld) {}

  /** @param isOpen browsers may call it, and prove what they may see by a client secret */
  guardRoute(handler: StripeHandler, isOpen = false): Handler {
    return async (message) => {
      const { switches } = this.world.settings;
      const delay = switches.readSwitch('callDelay');
      if (delay > 0) await later(delay);
      if (switches.isAway) return away();
      const answer = this.answerOnce(message, handler, isOpen);
      const isLost = message.method === 'POST' && switches.useSwitch('lostAnswers');
      return isLost ? { ...answer, isLost } : answer;
    };
  }

  private answerOnce(message: Message, handler: StripeHandler, isOpen: boolean): Answer {
    try {
      const caller = this.callerOf(message, isOpen);
      const key = message.headers['idempotency-key'];
      if (message.method !== 'POST' || typeof key !== 'string') return json(handler(message, caller));
      return this.answerRepeatable(key, message, () => json(handler(message, caller)));
    } catch (error) {
      if (error instanceof StripeRefusal) return error.toAnswer();
      throw error;
    }
  }

  private answerRepeatable(key: string, { url, body }: Message, work: () => Answer): Answer {
    const request = createHash('sha256').update(`${url.pathname}\n${body}`).digest('hex');
    const known = this.world.answers.findRow(key);
    if (known) {
      if (known.request === request)
        return {
          ...json(JSON.parse(known.body), known.status),
          headers: { 'idempotent-replayed': 'true' },
        };
      throw new StripeRefusal(400, 'idempotency_error', {
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    const answer = answerOf(work);
    this.world.answers.saveRow({ id: key, request, status: answer.status ?? 200, body: answer.body });
    return answer;
  }

  private callerOf({ headers, url, body }: Message, isOpen: boolean): Caller {
    const { secretKey, publishableKey } = this.world.settings;
    const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
    const basic = scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
    const given = basic || url.searchParams.get('key') || new URLSearchParams(body).get('key') || '';
    if (given === secretKey) return 'shop';
    if (given === publishableKey && isOpen) return 'browser';
    if (given === publishableKey)
      throw new StripeRefusal(403, 'invalid_request_error', {
        code: 'secret_key_required',
        message: 'This API call cannot be made with a publishable API key.',
      });
    throw new StripeRefusal(401, 'invalid_request_error', { message: 'Invalid API Key provided.' });
  }
}

/** A refused card is an answer that is remembered too. */
function answerOf(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeRefusal) return error.toAnswer();
    throw error;
  }
}
