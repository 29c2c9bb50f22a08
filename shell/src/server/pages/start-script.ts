import type { FontFile } from '../releases/shell-build.ts';
import { toScriptJson } from './serialize.ts';

export interface StartFiles {
  /** address of the entry module */
  readonly entry: string;
  /** addresses of all modules that the page needs until it is alive */
  readonly scripts: readonly string[];
  readonly fonts: readonly FontFile[];
}

/**
 * The inline script of a document's head. In this order, each as soon as it does not hold the first frame back:
 *
 * - Fonts: whoever has been here before has them, and the first frame is written in them. For a first visitor it is
 *   written in a stand-in of the same widths; they are fetched when it is painted and change all text at once.
 * - The mark `data-painted` on the root when the first frame is painted: lazy pictures are asked for then.
 * - The entry module, when the document is parsed and painted: evaluating the shell's libraries and hydrating would
 *   hold the frame back. Where the document has come a long way its scripts are asked for at once: there round trips
 *   are what the visitor waits for. Their hashes stand in the import map; they are said again for browsers that do not
 *   read them there.
 * - The first number format, for which a browser looks through all its locales, 15 ms and more, while scripts travel.
 */
export function startScript(files: StartFiles): string {
  return `(${startPage.toString()})(${toScriptJson({ ...files, maxWaitMs, farAway })})`;
}

/** Most that the entry waits for the first paint, in milliseconds: nothing is painted in a tab that nobody sees. */
const maxWaitMs = 500;
/** A document whose head is read later than this after it was asked for, in milliseconds, has come a long way. */
const farAway = 200;

type Given = StartFiles & { maxWaitMs: number; farAway: number };

// Its text is sent to the browser: it stands for itself and names nothing of this module.
// oxlint-disable-next-line max-lines-per-function
async function startPage({ entry, scripts, fonts, maxWaitMs: wait, farAway: far }: Given): Promise<void> {
  const addresses = fonts.map(({ address }) => address).join();
  const faces = fonts.map(
    ({ family, weight, address }) => new FontFace(family, `url(${address})`, { weight, display: 'swap' }),
  );
  const showFonts = () => faces.forEach((face) => document.fonts.add(face));
  const load = () => Promise.all(faces.map((face) => face.load()));
  const requestState = () => {
    const map = document.querySelector('script[type=importmap]')!.textContent!;
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    const links = scripts.map((href) =>
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: 'anonymous',
        integrity: integrity[href] ?? '',
        href,
      }),
    );
    document.head.append(...links);
  };

  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFar = page !== undefined && performance.now() - page.requestStart > far;
  if (isFar) requestState();
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('fonts') === addresses;
  } catch {
    // a browser that keeps nothing: each visit is the first
  }
  if (isKnown) {
    showFonts();
    load().catch(() => undefined);
  }

  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  const waited = parsed.then(() => new Promise((resolve) => setTimeout(resolve, document.hidden ? 0 : wait)));
  await Promise.race([Promise.all([parsed, painted]), waited]);

  document.documentElement.dataset.painted = '';
  if (!isKnown) {
    load()
      .then(() => {
        showFonts();
        localStorage.setItem('fonts', addresses);
      })
      .catch(() => undefined);
  }
  if (!isFar) requestState();
  void import(/* webpackIgnore: true */ entry);
  setTimeout(() => Intl.NumberFormat());
}
