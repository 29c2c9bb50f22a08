import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../identity.config.ts';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals secrets that have to be read again, and marks those that only have to be known again. A copy of the database
 * is worth nothing without the key, which stands in the environment of this service alone.
 */
@Injectable()
export class SecretBox {
  private readonly sealingKey: Buffer;
  private readonly markingKey: Buffer;

  constructor({ GANTRY_ACCOUNT_KEY }: IdentityConfig) {
    const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', GANTRY_ACCOUNT_KEY, '', use, 32));
    this.sealingKey = keyFor('identity: sealed secrets');
    this.markingKey = keyFor('identity: recovery codes');
  }

  /** AES-256-GCM. @param owner what it belongs to: sealed for one account it opens for no other */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.sealingKey, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws where it was sealed with another key or for another owner */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    // a shorter tag would be easier to guess
    const decipher = createDecipheriv('aes-256-gcm', this.sealingKey, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  }

  /** HMAC-SHA-256 of a code and its owner: short codes cannot be guessed from it without the key. */
  markCode(code: string, owner: string): Buffer {
    return createHmac('sha256', this.markingKey).update(`${owner}\n${code}`).digest();
  }
}
