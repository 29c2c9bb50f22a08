import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@gantry/nest-kit/errors';
import { IdentityConfig } from '../identity.config.ts';
import { SecretBox } from '../second-step/secret-box.ts';

/** What DNS answers where there is no such record. */
const nothing = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

/** Proves by a TXT record that a domain is a company's: only who keeps the domain can write one. */
@Injectable()
export class DomainProof {
  private readonly resolver = new Resolver({ timeout: 2000, tries: 2 });

  constructor(
    private readonly box: SecretBox,
    { SIGN_ON_DNS_SERVER }: IdentityConfig,
  ) {
    if (SIGN_ON_DNS_SERVER) this.resolver.setServers([SIGN_ON_DNS_SERVER]);
  }

  /** The record that is wanted; made of the key, so that nobody else can tell it and nothing is stored. */
  wantedRecord(domain: string, companyId: string): { recordName: string; recordText: string } {
    const mark = this.box.markCode(domain, `domain of ${companyId}`);
    const text = createHash('sha256').update(mark).digest('base64url').slice(0, 32);
    return { recordName: `_gantry-sign-on.${domain}`, recordText: `gantry-domain=${text}` };
  }

  /** @throws DomainError UNAVAILABLE where DNS does not answer, which proves nothing either way */
  async isProven(domain: string, companyId: string): Promise<boolean> {
    const { recordName, recordText } = this.wantedRecord(domain, companyId);
    try {
      const records = await this.resolver.resolveTxt(recordName);
      return records.some((parts) => parts.join('').trim() === recordText);
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw new DomainError('UNAVAILABLE');
    }
  }
}
