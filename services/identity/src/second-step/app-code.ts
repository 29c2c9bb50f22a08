import type { AppSetUp } from '@gantry/contracts/schemas/second-step';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** RFC 6238 as every authenticator app knows it. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of telephones are right to half a minute. */
const tolerance = 1;

/** 160 bit, in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step a code belongs to; null where it is the code of none near now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = TOTP.validate({
    ...form,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: tolerance,
  });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp: now }) + delta;
}

/** What an app has to be told. @param account whose it is, as the app lists it */
export function appSetUpOf(secret: string, account: string, issuer: string): AppSetUp {
  const uri = new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
  const { size, data } = encode(uri, { ecc: 'M', border: 0 });
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), uri, qr: { size, path: darkSquares(data) } };
}

/** One path for all dark squares, a stroke for each run of them. */
function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : '.'))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
    )
    .join('');
}
