import type { Cipher } from './cipher.ts';
import { isEnvelope, ivBytes, notOpened, saltBytes, type Envelope, type Opened } from './envelope.ts';
import { randomHex } from './hex.ts';
import { RecentMap } from './recent-map.ts';
import { webCipher } from './web-cipher.ts';

export { isEnvelope, type Envelope, type Opened } from './envelope.ts';

/** Seals what the browser sends and opens what it gets. Nothing here throws past its caller: see `Opened`. */
export interface BrowserCodec {
  seal(value: unknown): Promise<Envelope>;
  open(message: unknown): Promise<Opened>;
}

const saltName = 'gantry-salt';
const answerKeys = 20;

/**
 * The envelope of specification §7 in the browser: native cryptography, crypto-js only where a page has none.
 * One salt serves the browser session, so that server and browser derive one key between them; the initialisation
 * vector is fresh for each message.
 */
export function createBrowserCodec(
  seed: string,
  pick: () => Promise<Cipher<unknown>> = pickCipher,
): BrowserCodec {
  const keys = new RecentMap<Promise<unknown>>(answerKeys);
  let cipher: Promise<Cipher<unknown>> | undefined;
  let salt: string | undefined;

  const ready = () => (cipher ??= pick());
  async function keyOf(hexSalt: string): Promise<unknown> {
    const known = keys.get(hexSalt);
    if (known) return known;
    const key = ready().then((one) => one.derive(seed, hexSalt));
    keys.set(hexSalt, key);
    key.catch(() => keys.delete(hexSalt));
    return key;
  }

  return {
    async seal(value) {
      salt ??= sessionSalt();
      const i = randomHex(ivBytes);
      const t = await (await ready()).encrypt(await keyOf(salt), i, JSON.stringify(value));
      return { t, s: salt, i };
    },
    async open(message) {
      if (!isEnvelope(message)) return notOpened;
      try {
        const text = await (await ready()).decrypt(await keyOf(message.s), message.i, message.t);
        return { ok: true, value: JSON.parse(text) };
      } catch {
        return notOpened;
      }
    },
  };
}

async function pickCipher(): Promise<Cipher<unknown>> {
  if (globalThis.crypto?.subtle) return webCipher;
  const { scriptCipher } = await import(/* webpackChunkName: "script-cipher" */ './script-cipher.ts');
  return scriptCipher;
}

/** The salt of this browser session, kept for the next page; private modes without storage get one per page. */
function sessionSalt(): string {
  try {
    const kept = sessionStorage.getItem(saltName);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const fresh = randomHex(saltBytes);
    sessionStorage.setItem(saltName, fresh);
    return fresh;
  } catch {
    return randomHex(saltBytes);
  }
}
