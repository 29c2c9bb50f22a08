import { randomBytes } from 'node:crypto';
import type { Visitor } from '@gantry/api-client';
import { guestState, type PersonalState } from '../../federation/page-data.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { personalScript, type DocumentFrame } from './document.ts';
import { gzipPrefix, type GzipPrefix } from './gzip-prefix.ts';
import type { Kept } from './page-cache.ts';
import type { Origin } from './page-origin.ts';
import { pageTree, type LoadedPage } from './page-tree.tsx';
import { renderPrelude, renderWhole, resumeHole, type OnRenderError } from './render.ts';
import { pageSecurityHeaders } from './security-headers.ts';

/** A page up to its hole, ready to be continued for a visitor. */
interface Opened {
  readonly bytes: Buffer;
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

const memoryFactor = 4;

/** A page made once for everybody: whole for guests, and with a hole for visitors with something of their own. */
export class SharedPage implements Kept {
  readonly frame: DocumentFrame;
  readonly origin: Origin;
  readonly #page: LoadedPage;
  readonly #onError: OnRenderError;
  readonly #publicOrigin: string;
  #headers: ReturnType<typeof pageSecurityHeaders> | undefined;
  #opened: Promise<Opened> | undefined;

  private constructor(
    { page, frame, origin }: SharedParts,
    /** the page as a guest gets it */
    readonly guest: EncodedBody,
    { publicOrigin, onError }: SharedSettings,
  ) {
    this.frame = frame;
    this.origin = origin;
    this.#publicOrigin = publicOrigin;
    this.#page = page;
    this.#onError = onError;
  }

  /** @throws what a component threw outside every boundary */
  static async make(parts: SharedParts, settings: SharedSettings): Promise<SharedPage> {
    const { page, frame } = parts;
    const html = await renderWhole(pageTree(page, guestState), settings.onError);
    const bytes = Buffer.concat([Buffer.from(frame.before), html, Buffer.from(frame.after + frame.end)]);
    return new SharedPage(parts, new EncodedBody(bytes, 'page'), settings);
  }

  get size(): number {
    return this.guest.size * memoryFactor;
  }

  /** The same for all guests; a visitor's own part has a nonce of its own. */
  securityHeaders(nonce?: string): ReturnType<typeof pageSecurityHeaders> {
    const { hashes } = this.frame;
    if (nonce) return pageSecurityHeaders({ hashes, nonce }, this.#publicOrigin);
    this.#headers ??= pageSecurityHeaders({ hashes }, this.#publicOrigin);
    return this.#headers;
  }

  /** The beginning that all visitors share. */
  opened(): Promise<Opened> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** What follows for one visitor; its inline scripts carry the nonce. */
  async rest(opened: Opened, visitor: Promise<Visitor>, nonce: string): Promise<Buffer> {
    const known: Promise<PersonalState> = visitor.catch(() => guestState);
    const filled = opened.postponed
      ? await resumeHole(pageTree(this.#page, known), opened.postponed, nonce, this.#onError)
      : Buffer.alloc(0);
    const after = personalScript(await known) + this.frame.end;
    return Buffer.concat([filled, Buffer.from(after)]);
  }

  async #open(): Promise<Opened> {
    const never = new Promise<Visitor>(() => undefined);
    const { html, postponed } = await renderPrelude(pageTree(this.#page, never), this.#onError);
    // Complete but for the visitor's part, which React puts in its place from wherever it stands in the document.
    const bytes = Buffer.concat([Buffer.from(this.frame.before), html, Buffer.from(this.frame.after)]);
    return { bytes, gzip: gzipPrefix(bytes), postponed };
  }
}

/** A fresh nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}
