import { createTestDatabase } from '@gantry/testing/database';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { readCookieHeader } from '@gantry/nest-kit/cookies';
import { demoInternalKey } from '@gantry/nest-kit/kit-config';
import { encodeCaller } from '@gantry/nest-kit/call';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import type { Identity } from '@gantry/contracts/schemas/account';
import { identityService } from '../src/identity.service-definition.ts';

export const password = 'correct-Horse-7';
export const person = { email: 'pat@example.com', password, name: 'Pat Buyer', company: 'Acme', phone: null };

/** identity on a database of its own; carts are faked, claimed ones collected. */
export async function startIdentity() {
  const database = await createTestDatabase({ migrate: migrationOf(identityService) });
  const claimed: unknown[] = [];
  const summary: CartSummary = { token: 't'.repeat(22), count: 2, subtotal: 1200, currency: 'USD' };
  const identity = await startTestService(identityService, {
    databaseUrl: database.url,
    fakes: {
      salesClaimCart: ({ body }) => {
        claimed.push(body);
        return summary;
      },
    },
  });
  const stop = async () => {
    await identity.stop();
    await database.drop();
  };
  return { identity, claimed, database, stop, send: sender(identity) };
}

interface Sent {
  readonly caller?: Identity;
  readonly cart?: string;
  readonly key?: string;
}

/** Sends a POST as the gateway would and reads the cookie instructions too. */
function sender(identity: TestService) {
  return async (path: string, payload: object, { caller, cart, key }: Sent = {}) => {
    const headers: Record<string, string> = { [internalHeaders.key]: demoInternalKey };
    if (caller) headers[internalHeaders.caller] = encodeCaller(caller);
    if (cart) headers[internalHeaders.cart] = cart;
    if (key) headers['idempotency-key'] = key;
    const answer = await identity.fastify.inject({
      method: 'POST',
      url: `/internal/identity${path}`,
      headers,
      payload,
    });
    const written = answer.headers[internalHeaders.cookies] as string | undefined;
    const cookies = new Map(readCookieHeader(written).map(({ name, value }) => [name as string, value]));
    return { status: answer.statusCode, body: answer.json(), cookies, text: answer.body };
  };
}

/** Signs somebody up and tells the secret of the session. */
export async function signUp(
  send: ReturnType<typeof sender>,
  facts: Partial<typeof person> = {},
): Promise<{ token: string; cookies: Map<string, string | null> }> {
  const key = `key-of-${facts.email ?? person.email}`.replaceAll(/[@.]/g, '-');
  const answer = await send('/auth/sign-up', { ...person, ...facts }, { key });
  return { token: answer.cookies.get('accessToken') ?? '', cookies: answer.cookies };
}
