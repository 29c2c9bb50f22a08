import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password with Argon2id, in the usual text form. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, nonce, message: password });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether the password belongs to the hash; takes the same time for every wrong one. */
async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', expected = ''] = form.exec(hash) ?? [];
  const tag = Buffer.from(expected, 'base64');
  const parameters: Argon2Parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
    nonce: Buffer.from(nonce, 'base64'),
    message: password,
  };
  return timingSafeEqual(await derive('argon2id', parameters), tag);
}

// An unknown account is checked against this, so that it takes as long as a known one.
let nobodysHash: Promise<string> | undefined;

/** Whether the password opens the account with this hash; without a hash it takes as long and is false. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verifyPassword(password, hash ?? (await nobodysHash));
  return hash !== undefined && matches;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
