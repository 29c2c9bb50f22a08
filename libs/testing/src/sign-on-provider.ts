import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** What the provider says of somebody. */
export interface Told {
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export const storeClient = { clientId: 'store', clientSecret: 'a-secret-of-the-store-at-its-provider' };

/** A real OpenID Connect provider in this process; whoever comes is signed in at once as the person it was told of last. */
export async function startProvider(redirectUri: string) {
  const people = new Map<string, Told>();
  const person = { sub: '', isWilling: true };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerOf(issuer, redirectUri, people);
  const answer = provider.callback();
  server.on('request', (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
    const login = { login: { accountId: person.sub } };
    const refusal = { error: 'access_denied', error_description: 'the person said no' };
    void provider.interactionFinished(req, res, person.isWilling ? login : refusal);
  });
  const stop = () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done())));
  /** Who comes next, and what is told of them. */
  const expectPerson = (sub: string, told: Told): void => {
    people.set(sub, told);
    Object.assign(person, { sub, isWilling: true });
  };
  /** Whoever comes next says no. */
  const expectRefusal = (): void => void (person.isWilling = false);
  /** Goes through it as a browser does. @returns the query it sends the browser back with */
  const visit = (url: string, sub: string, told: Told): Promise<string> => {
    expectPerson(sub, told);
    return followRedirects(url, redirectUri);
  };
  return { issuer, expectPerson, expectRefusal, visit, stop };
}

/** Knows the store as its client, and consents to whatever it wants. */
const providerOf = (issuer: string, redirectUri: string, people: ReadonlyMap<string, Told>): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: storeClient.clientId,
        client_secret: storeClient.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) as never }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: consentToAll,
  });

const consentToAll: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client!.clientId,
    accountId: oidc.session!.accountId!,
  });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

/** Follows redirects with cookies. @returns the query of the address it comes to */
async function followRedirects(url: string, until: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  while (!next.startsWith(until)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers, status } = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = headers.get('location');
    if (!location) throw new Error(`${status} at ${next}`);
    next = new URL(location, next).href;
  }
  return new URL(next).search.slice(1);
}
