import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOptionalMail, type OptionalMail } from '@gantry/domain/mail-groups';
import { IdentityConfig } from '../identity.config.ts';

/** Whose mails are meant, and which. */
interface MeantMails {
  readonly accountId: string;
  readonly mail: OptionalMail;
}

/**
 * Signs what the link of a mail may do: switch off one group for one account. It never ends, since a mail may be read
 * years later, and it is kept nowhere.
 */
@Injectable()
export class StopTokens {
  private readonly key: Buffer;

  constructor({ GANTRY_ACCOUNT_KEY }: IdentityConfig) {
    this.key = Buffer.from(hkdfSync('sha256', GANTRY_ACCOUNT_KEY, '', 'identity: links that stop mails', 32));
  }

  /** The token for a link, `<group>.<account id>.<signature>`. */
  signToken({ accountId, mail }: MeantMails): string {
    return `${mail}.${accountId}.${this.signatureOf(`${mail}.${accountId}`)}`;
  }

  /** What a token is for; null where we did not sign it. */
  readToken(token: string): MeantMails | null {
    const [mail = '', accountId = '', signature = ''] = token.split('.');
    const [given, expected] = [signature, this.signatureOf(`${mail}.${accountId}`)].map((text) =>
      Buffer.from(text),
    ) as [Buffer, Buffer];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return isOptionalMail(mail) ? { accountId, mail } : null;
  }

  private signatureOf(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
