import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const privateName = 'release.pem';
const publicName = 'release.pub.pem';
const pointerPrivateName = 'pointer.pem';
const pointerPublicName = 'pointer.pub.pem';

/** Folder of the release keys below `GANTRY_HOME`. */
export function keyFolder(home: string): string {
  return path.join(home, 'keys');
}

/**
 * The key that signs releases; made at the first use and readable by its owner only.
 * The public half lies beside it and is all that the shell is given.
 */
export function signingKey(home: string): KeyObject {
  return privateKeyOf(keyFolder(home), privateName, publicName);
}

/**
 * The key that signs entries of the registry and nothing else, for the back office; made at the first use. Whoever
 * holds it chooses among signed releases and cannot make one (ADR 0007).
 */
export function pointerSigningKey(home: string): KeyObject {
  return privateKeyOf(keyFolder(home), pointerPrivateName, pointerPublicName);
}

function privateKeyOf(folder: string, name: string, publicHalf: string): KeyObject {
  const file = path.join(folder, name);
  if (!existsSync(file)) createKeys(folder, name, publicHalf);
  return createPrivateKey(readFileSync(file));
}

function createKeys(folder: string, name: string, publicHalf: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(path.join(folder, publicHalf), publicKey.export({ type: 'spki', format: 'pem' }));
  // the private half last and by rename: its presence means that both are complete
  const draft = path.join(folder, `${name}.${process.pid}`);
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  renameSync(draft, path.join(folder, name));
}

/** Where the public key of a home lies. */
export function publicKeyFile(home: string): string {
  return path.join(keyFolder(home), publicName);
}

/** Where the public half of a home's pointer key lies, when it has one. */
export function pointerPublicKeyFile(home: string): string {
  return path.join(keyFolder(home), pointerPublicName);
}

/** Where the pointer key of a home lies; for the one service that changes the registry. */
export function pointerKeyFile(home: string): string {
  return path.join(keyFolder(home), pointerPrivateName);
}

/**
 * The keys whose entries count: the release key, and the pointer key where its public half is there.
 * @throws when the release key's file is missing or one of the two holds no public key
 */
export function readEntryKeys(releaseKeyFile: string, pointerFile: string): KeyObject[] {
  const files = [releaseKeyFile, ...(existsSync(pointerFile) ? [pointerFile] : [])];
  return files.map(readPublicKey);
}

/** @throws when the file is missing or holds no public key */
export function readPublicKey(file: string): KeyObject {
  return createPublicKey(readFileSync(file));
}
