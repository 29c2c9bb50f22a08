import { clientHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import type { KeyScope } from '@gantry/contracts/key-scopes';
import type { Identity } from '@gantry/contracts/schemas/account';
import { createNodeCodec } from '@gantry/encryption/node';
import { DomainError } from '@gantry/nest-kit/errors';
import { demoKey, aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase } from '@gantry/testing/database';
import type { InjectOptions } from 'fastify';
import { gatewayService } from '../src/gateway.service-definition.ts';

export const codec = createNodeCodec({ seed: 'gantry-demo-seed' });
/** Secrets of sessions the faked identity knows. */
export const sessions = {
  customer: 'c'.repeat(43),
  sales: 's'.repeat(43),
  catalog: 'k'.repeat(43),
  admin: 'a'.repeat(43),
  ended: 'e'.repeat(43),
  /** its secret has been in use for long */
  old: 'o'.repeat(43),
  /** its role is `risen.role` of the gateway under test */
  risen: 'r'.repeat(43),
  /** of one account, until `risen.isErased` */
  leaving: Array.from('vwxy').map((letter) => letter.repeat(43)),
  /** of the same account; its owner ends one from the other */
  elsewhere: ['h'.repeat(43), 'i'.repeat(43)],
  /** identity cannot say: its database is away */
  unknown: 'u'.repeat(43),
};
const keyOf = (letter: string) => `gantry_${letter.repeat(43)}`;
let adminKeys = 0;
/** Secrets of keys the faked identity knows. */
export const keys = {
  reader: keyOf('r'),
  buyer: keyOf('b'),
  clerk: keyOf('c'),
  ended: keyOf('e'),
  /** identity cannot say: its database is away */
  unknown: keyOf('u'),
  /** of an admin of the store, with `scopesOfAdminKey`; each time another one, of which the gateway knows nothing yet */
  admin: () => `gantry_a${String((adminKeys += 1)).padStart(42, '0')}`,
};
/** What a browser on our own page sends with a call. */
export const browser = { [clientHeader]: '1', 'sec-fetch-site': 'same-origin' };
/** What the shell's own server sends. */
export const ourServer = { [clientHeader]: '1', [internalKeyHeader]: demoKey('shell', 'gateway') };

const user = {
  accountNumber: 'a-1001',
  email: 'pat@example.com',
  name: 'Pat Buyer',
  company: null,
  role: 'customer' as const,
  hasPrice: true,
  confirmed: true,
};
const ok = { ok: true as const };
const emptyPage = { items: [], total: 0, page: 1, size: 20 };

export const createGatewayDatabase = () => createTestDatabase({ migrate: migrationOf(gatewayService) });

/**
 * A gateway in front of faked services. `asked` collects the bodies that reached them, `risen` sets the role of a
 * session and counts how often identity was asked for it.
 * @param databaseUrl where several gateways share their counts; without it the gateway has a database of its own
 */
export async function startGateway(env: Record<string, string> = {}, databaseUrl?: string) {
  const asked: unknown[] = [];
  const renewals: number[] = [];
  const risen: { role: Identity['role']; lookups: number; isErased: boolean } = {
    role: 'customer',
    lookups: 0,
    isErased: false,
  };
  const scopesOfAdminKey: KeyScope[] = [];
  const revoked = new Set<string>();
  const own = databaseUrl === undefined ? await createGatewayDatabase() : undefined;
  const service = await startTestService(gatewayService, {
    databaseUrl: databaseUrl ?? own?.url,
    env,
    fakes: {
      identityResolveSession: ({ body }) => {
        if (body.token === sessions.unknown) throw new DomainError('UNAVAILABLE', { retryAfter: 2 });
        if (body.token === sessions.customer) return aCaller();
        if (body.token === sessions.risen) {
          risen.lookups += 1;
          return aCaller({ role: risen.role });
        }
        if ([...sessions.leaving, ...sessions.elsewhere].includes(body.token))
          return risen.isErased ? null : aLeaver();
        if (body.token === sessions.old) return { ...aCaller(), isRenewalDue: true };
        if (body.token === sessions.admin) return aCaller({ role: 'admin' });
        if (body.token === sessions.catalog) return aCaller({ role: 'catalog' });
        return body.token === sessions.sales ? aCaller({ role: 'sales' }) : null;
      },
      identityResolveApiKey: ({ body }) =>
        revoked.has(body.secret) ? null : ownerOfKey(body.secret, scopesOfAdminKey),
      identityRenewSession: () => {
        renewals.push(Date.now());
        return { token: 'n'.repeat(43), isRemembered: false };
      },
      identityEraseAccount: () => {
        risen.isErased = true;
        return ok;
      },
      identityEndOtherSessions: () => {
        risen.isErased = true;
        return ok;
      },
      identityRevokeApiKey: () => {
        revoked.add(keys.buyer);
        return ok;
      },
      identityAdminActOnAccount: () => {
        risen.isErased = true;
        return {} as never;
      },
      identityGetUser: () => user,
      identitySignOut: () => ok,
      identityStartRecovery: ({ body }) => {
        asked.push(body);
        return ok;
      },
      catalogListBrands: () => [{ name: 'Ünïted', slug: 'united', count: 2 }] as never,
      catalogGetVersion: () => ({ version: 3, indexed: true }),
      catalogSendImportChunk: ({ body }) => {
        asked.push(body);
        return {} as never;
      },
      paymentsTakeStripeWebhook: ({ body }) => {
        asked.push(body);
        return { received: true as const };
      },
      salesListMyOrders: () => emptyPage,
      salesAdminListOrders: () => emptyPage,
      salesAddCartLine: () => ({}) as never,
      identityListAudit: () => ({ ...emptyPage, chainIntact: true }),
      salesGetMyOrder: () => {
        throw new DomainError('NOT_FOUND');
      },
    },
  });
  const stop = async () => {
    await service.stop();
    await own?.dropDatabase();
  };
  const gateway = { ...service, stop };
  return { gateway, asked, renewals, risen, scopesOfAdminKey, ...callers(gateway) };
}

const aLeaver = () => aCaller({ accountId: 'leaver', accountNumber: 'a-1042' });

function ownerOfKey(secret: string, scopesOfAdmin: readonly KeyScope[]): Identity | null {
  const key = { id: secret, name: 'ERP' };
  const owner = { sessionId: null } as const;
  if (secret === keys.unknown) throw new DomainError('UNAVAILABLE', { retryAfter: 2 });
  if (secret === keys.reader) return aCaller({ ...owner, key: { ...key, scopes: ['orders-read'] } });
  if (secret === keys.buyer) return aCaller({ ...owner, key: { ...key, scopes: ['orders-place'] } });
  if (secret === keys.clerk)
    return aCaller({ ...owner, role: 'sales', key: { ...key, scopes: ['orders-read'] } });
  if (!secret.startsWith('gantry_a')) return null;
  return aCaller({ ...owner, role: 'admin', key: { ...key, scopes: [...scopesOfAdmin] } });
}

function callers(gateway: TestService) {
  const send = (options: InjectOptions) => gateway.fastify.inject(options);
  return {
    get: (path: string, headers: Record<string, string> = {}) => send({ url: `/api/v1${path}`, headers }),
    post: (path: string, payload: unknown, headers: Record<string, string> = browser) =>
      send({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    send,
  };
}

export const cookie = (token: string) => ({ cookie: `session=x; accessToken=${token}` });
