import { createHash } from 'node:crypto';
import { encode, type Effort, type Encoding } from './encoding.ts';

/** Bytes that are sent many times: each encoding is made once, when it is first asked for. */
export class EncodedBody {
  readonly etag: string;
  readonly size: number;
  private readonly bytes: Buffer;
  private readonly effort: Exclude<Effort, 'each'>;
  private readonly made = new Map<Encoding, Promise<Buffer>>();
  private readonly askedAgain = new Set<Encoding>();

  /** @param effort `page`: in little time for whoever asks first, and well once it is asked for again */
  constructor(bytes: Buffer, effort: Exclude<Effort, 'each'>) {
    this.bytes = bytes;
    this.effort = effort;
    this.size = bytes.length;
    this.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.made.set('identity', Promise.resolve(bytes));
  }

  encodeAs(encoding: Encoding): Promise<Buffer> {
    const found = this.made.get(encoding);
    if (!found) return this.encodeWith(encoding, this.effort === 'page' ? 'each' : this.effort);
    if (this.effort === 'page' && encoding !== 'identity') this.improve(encoding);
    return found;
  }

  private encodeWith(encoding: Encoding, effort: Effort): Promise<Buffer> {
    const made = encode(this.bytes, encoding, effort);
    this.made.set(encoding, made);
    return made;
  }

  private improve(encoding: Encoding): void {
    if (this.askedAgain.has(encoding)) return;
    this.askedAgain.add(encoding);
    const better = encode(this.bytes, encoding, this.effort);
    void better.then(() => this.made.set(encoding, better));
  }
}
