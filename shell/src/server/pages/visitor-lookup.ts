import { clientHeader, cookieNames, internalKeyHeader } from '@gantry/contracts/cookies';
import { fillPath } from '@gantry/contracts/endpoint';
import { identityGetUser } from '@gantry/contracts/endpoints/identity';
import { salesGetCartSummary } from '@gantry/contracts/endpoints/sales';
import { guestState, type PersonalState } from '../../federation/page-data.ts';
import type { GatewayClient } from '../calls/gateway-client.ts';
import type { ShellConfig } from '../config.ts';
import { log, reasonOf } from '../log.ts';
import type { Caller } from './request-store.ts';

const limit = 2000;

/**
 * Finds out whose page it is, for the personal placeholder of a shared page: two small calls on kept connections, without a
 * store. A session that has ended, or an API that does not answer, leaves a guest; the browser asks again.
 */
export class VisitorLookup {
  private readonly config: Pick<ShellConfig, 'gatewayUrl' | 'internalKey'>;
  private readonly gateway: Pick<GatewayClient, 'sendRequest'>;

  constructor(
    config: Pick<ShellConfig, 'gatewayUrl' | 'internalKey'>,
    gateway: Pick<GatewayClient, 'sendRequest'>,
  ) {
    this.config = config;
    this.gateway = gateway;
  }

  async lookUp(cookies: Readonly<Record<string, string>>, caller: Caller): Promise<PersonalState> {
    const isKnown = cookies[cookieNames.session] !== undefined;
    try {
      const [user, cart] = await Promise.all([
        isKnown ? this.requestVisitor(identityGetUser.path, caller) : null,
        this.requestVisitor(salesGetCartSummary.path, caller),
      ]);
      return { user, cart } as PersonalState;
    } catch (error) {
      log('warn', 'a visitor could not be looked up', { reason: reasonOf(error) });
      return guestState;
    }
  }

  private async requestVisitor(path: string, { cookie, address }: Caller): Promise<unknown> {
    const { gatewayUrl, internalKey } = this.config;
    const { status, text } = await this.gateway.sendRequest({
      address: `${gatewayUrl}/api/v1${fillPath(path)}`,
      method: 'GET',
      headers: {
        cookie,
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        [internalKeyHeader]: internalKey,
        [clientHeader]: '1',
      },
      timeout: limit,
    });
    // 401 is an answer: the session has ended
    return status === 200 ? (JSON.parse(text) as { data: unknown }).data : null;
  }
}
