import { createTestDatabase } from '@gantry/testing/database';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { readCookieHeader } from '@gantry/nest-kit/cookies';
import { encodeCaller } from '@gantry/nest-kit/call';
import {
  demoKey,
  migrationOf,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@gantry/nest-kit/testing';
import type { Identity } from '@gantry/contracts/schemas/account';
import { identityService } from '../src/identity.service-definition.ts';

type Fakes = NonNullable<TestServiceOptions['fakes']>;

export const password = 'correct-Horse-7';
export const person = { email: 'pat@example.com', password, name: 'Pat Buyer', company: 'Acme', phone: null };

/** identity on a database of its own; carts are faked, claimed ones collected. */
export async function startIdentity(env: Readonly<Record<string, string>> = {}, fakes: Fakes = {}) {
  const database = await createTestDatabase({ migrate: migrationOf(identityService) });
  const claimed: unknown[] = [];
  const summary: CartSummary = { token: 't'.repeat(22), count: 2, subtotal: 1200, currency: 'USD' };
  const start = () =>
    startTestService(identityService, {
      databaseUrl: database.url,
      env,
      fakes: {
        salesClaimCart: ({ body }) => {
          claimed.push(body);
          return summary;
        },
        salesGetCreditUse: () => ({ exposure: 120_00, openOrders: 2, openQuotes: 1 }),
        salesGetCompanyCredit: () => ({ exposure: 340_00 }),
        ...fakes,
      },
    });
  const identity = await start();
  const under = {
    identity,
    claimed,
    database,
    send: sender((): TestService => under.identity),
    /** what a GET of a browser's own answers */
    read: async (path: string, { step }: Pick<Sent, 'step'>) => {
      const headers = {
        [internalHeaders.key]: demoKey('gateway', 'identity'),
        [internalHeaders.signInStep]: step,
      };
      const url = `/internal/identity${path}`;
      return (await under.identity.fastify.inject({ method: 'GET', url, headers })).json();
    },
    /** what the jobs that wait for notifications of an event say, oldest first */
    mailed: (event: string): ReturnType<typeof waitingMails> => waitingMails(under.identity, event),
    /** as a deploy does it */
    restart: async (): Promise<void> => {
      await under.identity.stop();
      under.identity = await start();
    },
    stop: async (): Promise<void> => {
      await under.identity.stop();
      await database.dropDatabase();
    },
  };
  return under;
}

async function waitingMails(identity: TestService, event: string) {
  const rows = await identity.sql<{ payload: { email: string; code: string } }>(
    `select payload->'payload' as payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = ? order by job.id`,
    [`notifications:${event}`],
  );
  return rows.map(({ payload }) => payload);
}

interface Sent {
  readonly caller?: Identity;
  readonly cart?: string;
  readonly key?: string;
  readonly device?: string;
  /** secret of a sign-in that waits for its second step */
  readonly step?: string;
  /** secret of a company sign-on that was begun */
  readonly signOn?: string;
  readonly address?: string;
  readonly method?: 'POST' | 'PUT';
}

/** Sends a write as the gateway would and reads the cookie instructions too. */
function sender(identity: () => TestService) {
  return async (
    path: string,
    payload: object,
    { caller, cart, key, device, address, step, signOn, method = 'POST' }: Sent = {},
  ) => {
    const headers: Record<string, string> = { [internalHeaders.key]: demoKey('gateway', 'identity') };
    if (caller) headers[internalHeaders.caller] = encodeCaller(caller);
    if (cart) headers[internalHeaders.cart] = cart;
    if (device) headers[internalHeaders.device] = device;
    if (step) headers[internalHeaders.signInStep] = step;
    if (signOn) headers[internalHeaders.signOn] = signOn;
    if (address) headers[internalHeaders.address] = address;
    if (key) headers['idempotency-key'] = key;
    const answer = await identity().fastify.inject({
      method,
      url: `/internal/identity${path}`,
      headers,
      payload,
    });
    const written = answer.headers[internalHeaders.cookies] as string | undefined;
    const cookies = new Map(readCookieHeader(written).map(({ name, value }) => [name as string, value]));
    const brief = readCookieHeader(written).flatMap(({ name, isBrief }) => (isBrief ? [name] : []));
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, body: answer.json(), cookies, brief, text: answer.body, retryAfter };
  };
}

type Under = Awaited<ReturnType<typeof startIdentity>>;

/** Signs somebody up, without what they do with the mail. */
export async function requestSignUp(under: Under, facts: Partial<typeof person> = {}, sent: Sent = {}) {
  const key = `key-of-${facts.email ?? person.email}`.replaceAll(/[@.]/g, '-');
  const answer = await under.send('/auth/sign-up', { ...person, ...facts }, { key, ...sent });
  await under.identity.runJobs();
  return { ...answer, device: answer.cookies.get('device') ?? '' };
}

/** Signs somebody up, confirms with the code of the mail, and tells the secret of the session. */
export async function signUp(
  under: Under,
  facts: Partial<typeof person> = {},
  sent: Sent = {},
): Promise<{ token: string; cookies: Map<string, string | null> }> {
  const { device } = await requestSignUp(under, facts, sent);
  const { email } = { ...person, ...facts };
  // another one's run may be at work on the job
  let mail: { code: string } | undefined;
  while (!mail) {
    mail = (await under.mailed('account.created')).findLast((one) => one.email === email);
    if (!mail) await under.identity.runJobs();
  }
  const { code } = mail;
  const { cookies } = await under.send('/my-account/confirm-username', { code }, { device });
  return { token: cookies.get('accessToken') ?? '', cookies };
}
