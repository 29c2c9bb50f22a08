/** One answer of the shop to a guest. */
export interface Visited {
  readonly address: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface CrawlSettings {
  readonly origin: string;
  readonly starts: readonly string[];
  /** which links found on pages are followed */
  readonly follows: (address: string) => boolean;
  /** no more answers than that */
  readonly most: number;
}

const together = 4;

/** Visits addresses as a guest without cookies, breadth first, and hands each answer over once. */
export async function crawl(settings: CrawlSettings, look: (visited: Visited) => void | Promise<void>) {
  const { origin, starts, follows, most } = settings;
  const seen = new Set(starts);
  const waiting = [...starts];
  let visited = 0;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && visited < most; next = waiting.shift()) {
      visited += 1;
      const answer = await visit(origin, next);
      await look(answer);
      if (!answer.type.includes('html')) continue;
      for (const link of linksOf(answer.body, origin + next)) {
        if (seen.has(link) || !follows(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  // the first answers have to be there before there is work for all
  while (waiting.length > 0 && visited < most) await Promise.all(Array.from({ length: together }, work));
  return visited;
}

/** One answer; redirects are not followed. */
export async function visit(origin: string, address: string): Promise<Visited> {
  const headers = { accept: 'text/html,application/json;q=0.9', 'x-gantry-client': '1' };
  const answer = await fetch(origin + address, { headers, redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  return { address, status: answer.status, type, body: await answer.text() };
}

const named = /<(?:a|link|form|img|source)\b[^>]*?\s(?:href|action|src)="([^"]*)"/g;

/** Addresses of the same origin that a page names, without their fragments. */
function linksOf(html: string, page: string): string[] {
  const { origin } = new URL(page);
  const found = [...html.matchAll(named)].map(([, text = '']) =>
    URL.parse(text.replaceAll('&amp;', '&'), page),
  );
  return found.flatMap((url) => (url?.origin === origin ? [url.pathname + url.search] : []));
}

/** Every address the sitemap names, without its languages; files are read one by one. */
export async function sitemapAddresses(origin: string): Promise<string[]> {
  const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text);
  const index = await visit(origin, '/sitemap.xml');
  const addresses: string[] = [];
  for (const file of places(index.body)) {
    const { body } = await visit(origin, new URL(file).pathname.replace(/\.gz$/, ''));
    for (const place of places(body)) {
      const { pathname, search } = new URL(place.replaceAll('&amp;', '&'));
      addresses.push(pathname + search);
    }
  }
  return addresses;
}
