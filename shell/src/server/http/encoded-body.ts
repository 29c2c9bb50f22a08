import { createHash } from 'node:crypto';
import { encode, type Effort, type Encoding } from './encoding.ts';

/** Bytes that are sent many times: each encoding is made once, when it is first asked for. */
export class EncodedBody {
  readonly etag: string;
  readonly size: number;
  private readonly effort: Effort;
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, effort: Effort) {
    this.effort = effort;
    this.size = bytes.length;
    this.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.made.set('identity', Promise.resolve(bytes));
  }

  get(encoding: Encoding): Promise<Buffer> {
    const found = this.made.get(encoding);
    if (found) return found;
    const made = this.made.get('identity')!.then((bytes) => encode(bytes, encoding, this.effort));
    this.made.set(encoding, made);
    return made;
  }
}
