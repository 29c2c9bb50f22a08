import { dataBlock } from './data-block.ts';
import type { PageFacts } from './page-facts.ts';

/** What belongs to one page and not to the next. */
const ofOnePage =
  'script[type="application/ld+json"], link[hreflang], link[rel=prev], link[rel=next], meta[name=robots]';

/** Brings the head of the living document up to date: what it says is what the server would say of the page. */
export function applyFacts(facts: PageFacts, target: Document = document): void {
  target.title = facts.title;
  const { head } = target;
  setAttribute(head, 'link[rel=canonical]', 'href', facts.canonical);
  setAttribute(head, 'meta[name=description]', 'content', facts.description);
  setAttribute(head, 'meta[property="og:title"]', 'content', facts.title);
  setAttribute(head, 'meta[property="og:description"]', 'content', facts.description);
  setAttribute(head, 'meta[property="og:url"]', 'content', facts.canonical);
  setAttribute(head, 'meta[property="og:type"]', 'content', facts.kind);
  setAttribute(head, 'meta[property="og:image"]', 'content', facts.image);
  for (const stale of head.querySelectorAll(ofOnePage)) stale.remove();
  const addElement = (name: string, attributes: Readonly<Record<string, string>>) =>
    head.append(elementOf(target, name, attributes));
  if (facts.robots) addElement('meta', { name: 'robots', content: facts.robots });
  for (const { language, href } of facts.alternates)
    addElement('link', { rel: 'alternate', hreflang: language, href });
  for (const { rel, href } of facts.neighbours) addElement('link', { rel, href });
  for (const data of facts.structuredData) head.append(dataBlock(target, data));
}

function setAttribute(head: HTMLElement, selector: string, name: string, value: string): void {
  head.querySelector(selector)?.setAttribute(name, value);
}

function elementOf(
  target: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const element = target.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
