import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString, resumeToPipeableStream } from 'react-dom/server';
import { prerenderToNodeStream, type PostponedState } from 'react-dom/static';
import { paintTimeScript } from './security-headers.ts';

/** No part of a page is held back for its size: with scripts off it must be there. */
const wholePage = Number.MAX_SAFE_INTEGER;
/** A page that is not rendered by then is sent with what it has; the browser renders the rest. Milliseconds. */
const renderLimit = 5000;

export type OnRenderError = (error: unknown) => void;

// What React writes for a boundary that it could not finish: it waits for something, or something in it threw.
const unfinished = '<!--$!-->';

/**
 * Renders everything. Pages are rendered when all they need is there, so nearly all are done in one go, which costs
 * half of rendering into a stream; only a page that waits for something is streamed.
 * @throws what a component threw outside every boundary
 */
export async function renderWhole(
  tree: ReactElement,
  onError: OnRenderError,
  limit = renderLimit,
): Promise<string> {
  const html = renderToString(tree);
  return html.includes(unfinished) ? renderPatiently(tree, onError, limit) : html;
}

function renderPatiently(tree: ReactElement, onError: OnRenderError, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: wholePage,
      onAllReady() {
        clearTimeout(timer);
        const sink = new PassThrough();
        text(sink).then(resolve, reject);
        pipe(sink);
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), limit);
  });
}

/** Makes React fill placeholders up to 300 ms after the first paint; without it they are filled before the next frame. */
const paintTime = `<script>${paintTimeScript}</script>`;

/** A page rendered up to its placeholder. */
export interface Prelude {
  readonly html: Buffer;
  /** what `resumePlaceholder` needs; null when the page has no placeholder */
  readonly postponed: string | null;
}

const placeholder = new Error('the part of the page that is each visitor’s own');

/** Renders everything but what waits for the visitor; the tree must be given a promise that never settles. */
export async function renderPrelude(tree: ReactElement, onError: OnRenderError): Promise<Prelude> {
  const controller = new AbortController();
  const result = prerenderToNodeStream(tree, {
    signal: controller.signal,
    progressiveChunkSize: wholePage,
    onError(error: unknown) {
      if (error !== placeholder) onError(error);
    },
  });
  // All data is there, so the tree is done after the tasks React has queued; what is left waits for the visitor.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  controller.abort(placeholder);
  const { prelude, postponed } = await result;
  const html = (await text(prelude)).replace(paintTime, '');
  return { html: Buffer.from(html), postponed: postponed ? JSON.stringify(postponed) : null };
}

/** Renders the placeholder of a prelude: the inline scripts and templates that fill it in the browser. */
export async function resumePlaceholder(
  tree: ReactElement,
  postponed: string,
  nonce: string,
  onError: OnRenderError,
): Promise<Buffer> {
  const ready = Promise.withResolvers<void>();
  const state = JSON.parse(postponed) as PostponedState;
  const { pipe } = await resumeToPipeableStream(tree, state, {
    nonce,
    onAllReady: ready.resolve,
    onShellError: ready.reject,
    onError,
  });
  await ready.promise;
  const sink = new PassThrough();
  const collected = buffer(sink);
  pipe(sink);
  return collected;
}
