import { pageDataId, personalDataId, type PageData, type PersonalState } from '../../federation/page-data.ts';
import type { DocumentLinks } from './document-links.ts';
import type { Opening } from './opening.ts';
import type { InlineHashes } from './security-headers.ts';
import { toScriptJson } from './serialize.ts';

export interface DocumentInput {
  readonly links: DocumentLinks;
  /** title, meta, canonical, structured data: HTML made by `renderHead` */
  readonly head: string;
  readonly data: Omit<PageData, 'remotes'>;
}

/** A document around the page's HTML: everything before and everything after the content of #root. */
export interface DocumentFrame {
  readonly opening: Opening;
  readonly before: string;
  readonly after: string;
  readonly end: string;
  /** hashes of what stands in it, for the policy */
  readonly hashes: InlineHashes;
}

/** Writes the document's frame. The same input gives the same bytes, so they may be kept and compressed once. */
export function writeFrame({ links, head, data }: DocumentInput): DocumentFrame {
  const { opening, hashes, remotes } = links;
  const pageData: PageData = { ...data, remotes };
  return {
    opening,
    before: `${head}</head><body><div id="root">`,
    after: `</div><script type="application/json" id="${pageDataId}">${toScriptJson(pageData)}</script>`,
    end: '</body></html>',
    hashes,
  };
}

/** The document with its page, without its opening: joined first, it is turned into bytes in one go. */
export function restOfDocument({ before, after, end }: DocumentFrame, page: string): Buffer {
  return Buffer.from(before + page + after + end);
}

/** The visitor's own data, at the end of a page that was made for everybody. */
export function personalScript(state: PersonalState): string {
  return `<script type="application/json" id="${personalDataId}">${toScriptJson(state)}</script>`;
}

/** The beginning of a document that browsers show no part of before the element of that id is there. */
export function withFirstPaintAt(id: string, before: string): string {
  return before.replace('</head>', `<link rel="expect" href="#${id}" blocking="render"></head>`);
}
