import { mayPrefetch } from './connection.ts';
import type { PagePreloader } from './page-preloader.ts';

/** Who only passes over a link does not mean it. */
const hoverPause = 65;

/**
 * Prefetches what a visitor is about to open: the chunk of pages whose links are in sight, chunk and data of the page
 * whose link they point at or reach by keyboard.
 */
export function installLinkPrefetch(preloader: PagePreloader, target: Document = document): void {
  if (!mayPrefetch(navigator)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onReach(event: Event) {
    clearTimeout(timer);
    const url = pageOf(event.target);
    if (url) timer = setTimeout(() => preloader.page(url), event.type === 'pointerover' ? hoverPause : 0);
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    target.addEventListener(type, onReach, { passive: true, capture: true });
  }
  // where the visitor points at already: the page answers a moment before this is loaded
  const pointedAt = pageOf(target.querySelector('a[href]:hover'));
  if (pointedAt) preloader.page(pointedAt);
  whenIdle(() => watchLinks(preloader, target));
}

/** Links in sight now and those that come later; each is looked at once. */
function watchLinks(preloader: PagePreloader, target: Document): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(link);
      const url = pageOf(link);
      if (url) preloader.chunk(url);
    }
  });
  const known = new WeakSet<Element>();
  let isDue = false;
  const watch = () => {
    isDue = false;
    for (const link of target.querySelectorAll('main a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      sight.observe(link);
    }
  };
  watch();
  // Not between a change and its paint: nobody waits for this.
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    whenIdle(watch);
  });
  changes.observe(target.getElementById('root') ?? target.body, { childList: true, subtree: true });
}

/** The page a link within the store leads to. */
export function pageOf(from: EventTarget | null): URL | undefined {
  const link = from instanceof Element ? from.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = URL.parse(link.href);
  return url && url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1000);
}
