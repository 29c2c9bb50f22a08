import { pageDataId, type PageData } from '../../../src/federation/page-data.ts';
import type { Area } from './areas.ts';
import type { FixtureShop } from './fixture-shop.ts';

/** What the server sent for an area, as far as these tests look at it. */
export interface ServedPage {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly html: string;
  /** label of the release that rendered the page */
  readonly rendered: string | undefined;
  /** version of the release that the browser is told to load */
  readonly pinned: string | undefined;
}

export async function fetchPage(
  shop: FixtureShop,
  area: Pick<Area, 'path' | 'remote' | 'cookie'>,
): Promise<ServedPage> {
  const answer = await fetch(shop.url + area.path, { headers: { cookie: area.cookie, accept: 'text/html' } });
  const html = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    html,
    rendered: /data-release="([^"]+)"/.exec(html)?.[1],
    pinned: pageDataOf(html)?.remotes[area.remote]?.version,
  };
}

/** What the document tells the browser; nothing for a page that never is hydrated. */
function pageDataOf(html: string): PageData | undefined {
  const text = html.split(`<script type="application/json" id="${pageDataId}">`)[1]?.split('</script>')[0];
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Waits until the server renders an area by a release. @throws when it does not within two minutes */
export async function untilRendered(shop: FixtureShop, area: Area, label: string): Promise<ServedPage> {
  const end = Date.now() + 120_000;
  for (;;) {
    const page = await fetchPage(shop, area);
    if (page.rendered === label) return page;
    if (Date.now() > end)
      throw new Error(`${area.path} is rendered by "${page.rendered}", not by "${label}"`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
