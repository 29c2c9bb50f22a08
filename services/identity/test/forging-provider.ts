import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is wrong with a token. */
export interface Forged {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: 'none';
  /** signed by a key the provider does not publish */
  readonly isStrangers?: boolean;
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that says whatever a test wants. */
export async function startForgingProvider() {
  const keys = newKeys();
  const stranger = newKeys();
  let next = { nonce: '', forged: {} as Forged, email: '' };
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', issuer);
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => metadata,
      '/jwks': () => ({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig' }] }),
      '/token': () => ({ access_token: 'x', token_type: 'Bearer', id_token: token() }),
    };
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answers[pathname]?.() ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };
  function token(): string {
    const { nonce, forged, email } = next;
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, aud: 'store', sub: email, iat: now, exp: now + 300, nonce };
    const claims = { ...honest, email, email_verified: true, ...forged.claims };
    const text = `${part({ alg: forged.alg ?? 'RS256', kid: '1' })}.${part(claims)}`;
    return `${text}.${forged.alg === 'none' ? '' : signed(text, (forged.isStrangers ? stranger : keys).privateKey)}`;
  }
  return {
    issuer,
    /** What it sends a browser back with that was sent to `url`. */
    answer: (url: string, email: string, forged: Forged = {}): URLSearchParams => {
      const asked = new URL(url).searchParams;
      next = { nonce: asked.get('nonce') ?? '', forged, email };
      return new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer });
    },
    stop: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}

const signed = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64url');
