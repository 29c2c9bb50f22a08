import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const privateName = 'release.pem';
const publicName = 'release.pub.pem';

/** Folder of the release keys below `GANTRY_HOME`. */
export function keyFolder(home: string): string {
  return path.join(home, 'keys');
}

/**
 * The key that signs releases; made at the first use and readable by its owner only.
 * The public half lies beside it and is all that the shell is given.
 */
export function signingKey(home: string): KeyObject {
  const folder = keyFolder(home);
  const file = path.join(folder, privateName);
  if (!existsSync(file)) createKeys(folder);
  return createPrivateKey(readFileSync(file));
}

function createKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(path.join(folder, publicName), publicKey.export({ type: 'spki', format: 'pem' }));
  // the private half last and by rename: its presence means that both are complete
  const draft = path.join(folder, `${privateName}.${process.pid}`);
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(draft, path.join(folder, privateName));
}

/** Where the public key of a home lies. */
export function publicKeyFile(home: string): string {
  return path.join(keyFolder(home), publicName);
}

/** @throws when the file is missing or holds no public key */
export function readPublicKey(file: string): KeyObject {
  return createPublicKey(readFileSync(file));
}
