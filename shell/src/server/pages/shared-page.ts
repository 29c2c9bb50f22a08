import { hash, randomBytes } from 'node:crypto';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';
import type { Visitor } from '@gantry/api-client';
import { guestState, personalDataId, type PersonalState } from '../../federation/page-data.ts';
import { encode, type Encoding } from '../http/encoding.ts';
import { headerLines, htmlType } from './answer-headers.ts';
import { personalScript, restOfDocument, withFirstPaintAt, type DocumentFrame } from './document.ts';
import { gzipPrefix, type GzipPrefix } from './gzip-prefix.ts';
import type { PageHtml } from './html-cache.ts';
import type { Kept } from '../cache/change-aware-cache.ts';
import type { Origin } from '../cache/page-origin.ts';
import { pageTree, type LoadedPage } from './page-tree.tsx';
import { quickBody } from './quick-body.ts';
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
  readonly kept: PageHtml;
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
  /** compressed well, by encoding: of pages that were asked for more than once */
  private readonly answers = new Map<Encoding, GuestAnswer>();
  private readonly quickAnswers = new Map<Encoding, Promise<GuestAnswer>>();
  private readonly preparing = new Set<Encoding>();
  private tag: string | undefined;
  private opening: Promise<Opened> | undefined;

  private constructor(
    { page, frame, origin }: SharedParts,
    /** the page as a guest gets it, without the document's opening */
    private readonly guest: Buffer,
    { publicOrigin, onError }: SharedSettings,
  ) {
    this.frame = frame;
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.page = page;
    this.onError = onError;
  }

  /** @throws what a component threw outside every boundary */
  static async makePage(parts: SharedParts, settings: SharedSettings): Promise<SharedPage> {
    const { page, frame } = parts;
    const tree = pageTree(page, guestState, settings.kept);
    const html = settings.kept.unmarkPage(await renderWhole(tree, settings.onError));
    return new SharedPage(parts, restOfDocument(frame, html), settings);
  }

  get size(): number {
    return (this.frame.opening.bytes.length + this.guest.length) * memoryFactor;
  }

  /**
   * What guests get. Whoever asks first gets what is made soonest: most pages of a large catalogue are asked for once,
   * by a crawler. Asked for again, the page is compressed well, beside the answer.
   * @param best the best encoding the client takes
   * @param quick the one that costs us least
   */
  answerFor(best: Encoding, quick: Encoding): GuestAnswer | Promise<GuestAnswer> {
    const ready = this.answers.get(best);
    if (ready) return ready;
    const known = this.quickAnswers.get(quick);
    if (known) void this.prepare(best);
    const answer = known ?? this.quickAnswer(quick);
    this.quickAnswers.set(quick, answer);
    return answer;
  }

  private async quickAnswer(encoding: Encoding): Promise<GuestAnswer> {
    return this.answerOf(encoding, await quickBody(this.frame.opening, this.guest, encoding));
  }

  private async prepare(encoding: Encoding): Promise<void> {
    if (this.preparing.has(encoding)) return;
    this.preparing.add(encoding);
    const whole = Buffer.concat([this.frame.opening.bytes, this.guest]);
    this.answers.set(encoding, this.answerOf(encoding, await encode(whole, encoding, 'page')));
  }

  /** All headers of an answer with its bytes. Its tag is weak: the same page may come in other bytes next time. */
  private answerOf(encoding: Encoding, body: Buffer): GuestAnswer {
    this.tag ??= hash('sha256', this.guest, 'base64url').slice(0, 22) + this.frame.opening.tag;
    const etag = `W/"${this.tag}"`;
    const lasting = {
      ...pageSecurityHeaders({ hashes: this.frame.hashes }, this.publicOrigin),
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      etag,
    };
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...htmlType, 'content-length': body.length, ...lasting, ...coded };
    return { etag, lasting, lines: headerLines(headers), body };
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
    const { opening } = this.frame;
    const [head, body] = parts;
    return {
      parts: [Buffer.concat([opening.bytes, head]), body],
      gzip: gzipPrefix(parts, opening.gzip),
      postponed,
    };
  }
}

/** A fresh nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
