import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A certificate of the sandbox's own, with the key it is for. Made at each start: it signs nothing but test webhooks. */
export interface OwnCertificate {
  readonly pem: string;
  readonly key: KeyObject;
}

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const sha256WithRsa = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), der(0x05));
const named = (name: string) =>
  sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))));

/** Self-signed (X.509), for ten years. */
export function makeCertificate(name: string): OwnCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const from = new Date(Date.now() - 86_400_000);
  const until = new Date(from.getTime() + 3650 * 86_400_000);
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sha256WithRsa,
    named(name),
    sequence(utcTime(from), utcTime(until)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', facts, privateKey);
  const whole = sequence(facts, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
  };
}
