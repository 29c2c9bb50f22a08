import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Visitor } from '@gantry/api-client';
import { guestState, personalDataId, type PersonalState } from '../../federation/page-data.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { Encoding } from '../http/encoding.ts';
import { headerLines, htmlType } from './answer-headers.ts';
import { personalScript, wholeDocument, withFirstPaintAt, type DocumentFrame } from './document.ts';
import { gzipPrefix, type GzipPrefix } from './gzip-prefix.ts';
import type { Kept } from '../cache/change-aware-cache.ts';
import type { Origin } from '../cache/page-origin.ts';
import { pageTree, type LoadedPage } from './page-tree.tsx';
import { renderPrelude, renderWhole, resumePlaceholder, type OnRenderError } from './render.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/** A page up to its placeholder, ready to be continued for a visitor. */
interface Opened {
  /** the document's head, then the page */
  readonly parts: readonly [Buffer, Buffer];
  readonly gzip: GzipPrefix;
  readonly postponed: string | null;
}

/** What a shared page is made of. */
export interface SharedParts {
  readonly page: LoadedPage;
  readonly frame: DocumentFrame;
  readonly origin: Origin;
}

export interface SharedSettings {
  readonly publicOrigin: string;
  readonly onError: OnRenderError;
}

/** The page as one encoding sends it to guests. */
interface GuestAnswer {
  readonly etag: string;
  /** headers of every answer, that it has not changed included */
  readonly lasting: OutgoingHttpHeaders;
  /** of the page itself, as `headerLines` has them */
  readonly lines: readonly OutgoingHttpHeader[];
  readonly body: Buffer;
}

const memoryFactor = 4;

/** A page made once for everybody: whole for guests, and with a placeholder for visitors with something of their own. */
export class SharedPage implements Kept {
  readonly frame: DocumentFrame;
  readonly origin: Origin;
  private readonly page: LoadedPage;
  private readonly onError: OnRenderError;
  private readonly publicOrigin: string;
  private readonly answers = new Map<Encoding, GuestAnswer>();
  private opening: Promise<Opened> | undefined;

  private constructor(
    { page, frame, origin }: SharedParts,
    /** the page as a guest gets it */
    readonly guest: EncodedBody,
    { publicOrigin, onError }: SharedSettings,
  ) {
    this.frame = frame;
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.page = page;
    this.onError = onError;
  }

  /** @throws what a component threw outside every boundary */
  static async make(parts: SharedParts, settings: SharedSettings): Promise<SharedPage> {
    const { page, frame } = parts;
    const html = await renderWhole(pageTree(page, guestState), settings.onError);
    const bytes = Buffer.from(wholeDocument(frame, html));
    return new SharedPage(parts, new EncodedBody(bytes, 'page'), settings);
  }

  get size(): number {
    return this.guest.size * memoryFactor;
  }

  /** What guests get, where it has been prepared already. */
  answer(encoding: Encoding): GuestAnswer | undefined {
    return this.answers.get(encoding);
  }

  /** Prepares what guests with this encoding get: all of its headers, and its bytes compressed. */
  async prepare(encoding: Encoding): Promise<GuestAnswer> {
    const body = await this.guest.get(encoding);
    const etag = `"${this.guest.etag}-${encoding}"`;
    const lasting = {
      ...pageSecurityHeaders({ hashes: this.frame.hashes }, this.publicOrigin),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      etag,
    };
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...htmlType, 'content-length': body.length, ...lasting, ...coded };
    const answer = { etag, lasting, lines: headerLines(headers), body };
    this.answers.set(encoding, answer);
    return answer;
  }

  /** The headers that go with a visitor's own part and its nonce. */
  securityHeaders(nonce: string): ReturnType<typeof pageSecurityHeaders> {
    return pageSecurityHeaders({ hashes: this.frame.hashes, nonce }, this.publicOrigin);
  }

  /** The beginning that all visitors share. */
  opened(): Promise<Opened> {
    this.opening ??= this.open();
    return this.opening;
  }

  /** What follows for one visitor; its inline scripts carry the nonce. */
  async rest(opened: Opened, visitor: Promise<PersonalState>, nonce: string): Promise<Buffer> {
    const filled = opened.postponed
      ? await resumePlaceholder(pageTree(this.page, visitor), opened.postponed, nonce, this.onError)
      : Buffer.alloc(0);
    const after = personalScript(await visitor) + this.frame.end;
    return Buffer.concat([filled, Buffer.from(after)]);
  }

  private async open(): Promise<Opened> {
    const never = new Promise<Visitor>(() => undefined);
    const { html, postponed } = await renderPrelude(pageTree(this.page, never), this.onError);
    // Complete but for the visitor's part, which React puts in its place from wherever it stands in the document.
    const parts = [
      Buffer.from(withFirstPaintAt(personalDataId, this.frame.before)),
      Buffer.concat([html, Buffer.from(this.frame.after)]),
    ] as const;
    return { parts, gzip: gzipPrefix(parts), postponed };
  }
}

/** A fresh nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
