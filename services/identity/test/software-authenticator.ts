import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewCredential, PasskeyProof } from '@gantry/contracts/schemas/passkey';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const flag = { present: 1, verified: 4, canBackUp: 8, isBackedUp: 16, hasKey: 64 } as const;

/** What of an answer is to be wrong. */
export interface Forged {
  readonly origin?: string;
  readonly type?: string;
  readonly party?: string;
  /** without PIN or finger */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** signs with a key of its own */
  readonly isForeignKey?: boolean;
}

/** An authenticator with one passkey (Web Authentication, 6), which can also be made to lie. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(
    private readonly userId: string,
    private readonly origin = 'http://localhost:8080',
  ) {}

  /** Makes the passkey for what a page was asked to have signed. */
  make(challenge: string, forged: Forged = {}): NewCredential {
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const authData = Buffer.concat([
      this.data(flag.hasKey, forged),
      Buffer.alloc(16),
      length,
      credentialId,
      this.publicKey(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', challenge, forged).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Proves its owner. */
  prove(challenge: string, forged: Forged = {}): PasskeyProof {
    this.counter += 1;
    const authenticatorData = this.data(0, forged);
    const clientData = this.clientData('webauthn.get', challenge, forged);
    const key = forged.isForeignKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.keys.privateKey;
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key);
    const { userHandle = Buffer.from(this.userId).toString('base64url') } = forged;
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle,
    };
  }

  private data(flags: number, { party = 'localhost', isUnverified, counter = this.counter }: Forged): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | flag.present | flag.canBackUp | flag.isBackedUp | (isUnverified ? 0 : flag.verified);
    return Buffer.concat([sha256(party), Buffer.from([all]), count]);
  }

  private clientData(
    asked: string,
    challenge: string,
    { type = asked, origin = this.origin }: Forged,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
