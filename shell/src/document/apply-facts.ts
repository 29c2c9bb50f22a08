import type { PageFacts } from './page-facts.ts';

/** Brings the head of the living document up to date. Structured data is for who reads the server's answer only. */
export function applyFacts(facts: PageFacts, target: Document = document): void {
  target.title = facts.title;
  const { head } = target;
  setAttribute(head, 'link[rel=canonical]', 'href', facts.canonical);
  setAttribute(head, 'meta[name=description]', 'content', facts.description);
  setAttribute(head, 'meta[property="og:title"]', 'content', facts.title);
  setAttribute(head, 'meta[property="og:description"]', 'content', facts.description);
  setAttribute(head, 'meta[property="og:url"]', 'content', facts.canonical);
  for (const stale of head.querySelectorAll(
    'script[type="application/ld+json"], link[hreflang], meta[name=robots]',
  )) {
    stale.remove();
  }
  if (facts.robots) head.append(robotsMeta(target, facts.robots));
}

function setAttribute(head: HTMLElement, selector: string, name: string, value: string): void {
  head.querySelector(selector)?.setAttribute(name, value);
}

function robotsMeta(target: Document, content: string): HTMLMetaElement {
  const meta = target.createElement('meta');
  meta.name = 'robots';
  meta.content = content;
  return meta;
}
