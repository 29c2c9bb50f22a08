import http from 'node:http';
import https from 'node:https';
import { cookieNames } from '@gantry/contracts/cookies';
import { fillPath } from '@gantry/contracts/endpoint';
import { identityGetUser } from '@gantry/contracts/endpoints/identity';
import { salesGetCartSummary } from '@gantry/contracts/endpoints/sales';
import { clientHeader } from '@gantry/contracts/cookies';
import { guestState, type PersonalState } from '../../federation/page-data.ts';
import type { ShellConfig } from '../config.ts';
import { log, reasonOf } from '../log.ts';
import type { Caller } from './request-store.ts';

const limit = 2000;

/**
 * Finds out whose page it is, for the personal hole of a shared page: two small calls on kept connections, without a
 * store. A session that has ended, or an API that does not answer, leaves a guest; the browser asks again.
 */
export class VisitorLookup {
  readonly #gateway: URL;
  readonly #key: string;
  readonly #agent: http.Agent;

  constructor({ gatewayUrl, internalKey }: Pick<ShellConfig, 'gatewayUrl' | 'internalKey'>) {
    this.#gateway = new URL(gatewayUrl);
    this.#key = internalKey;
    const settings = { keepAlive: true, maxFreeSockets: 64 };
    this.#agent = this.#gateway.protocol === 'https:' ? new https.Agent(settings) : new http.Agent(settings);
  }

  async lookUp(cookies: Readonly<Record<string, string>>, caller: Caller): Promise<PersonalState> {
    const isKnown = cookies[cookieNames.session] !== undefined;
    try {
      const [user, cart] = await Promise.all([
        isKnown ? this.#ask(identityGetUser.path, caller) : null,
        this.#ask(salesGetCartSummary.path, caller),
      ]);
      return { user, cart } as PersonalState;
    } catch (error) {
      log('warn', 'a visitor could not be looked up', { reason: reasonOf(error) });
      return guestState;
    }
  }

  stop(): void {
    this.#agent.destroy();
  }

  #ask(path: string, { cookie, address }: Caller): Promise<unknown> {
    const client = this.#gateway.protocol === 'https:' ? https : http;
    const headers = {
      cookie,
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      'x-gantry-key': this.#key,
      [clientHeader]: '1',
    };
    const options = { agent: this.#agent, headers, timeout: limit };
    return new Promise((resolve, reject) => {
      const request = client.get(new URL(`/api/v1${fillPath(path)}`, this.#gateway), options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          // 401 is an answer: the session has ended
          if (answer.statusCode !== 200) return resolve(null);
          resolve((JSON.parse(text) as { data: unknown }).data);
        });
      });
      request.on('timeout', () => request.destroy(new Error('time-out')));
      request.on('error', reject);
    });
  }
}
