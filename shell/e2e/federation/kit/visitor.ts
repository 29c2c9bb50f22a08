import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page, Route } from '@gantry/testing/playwright';
import type { Area } from './areas.ts';
import type { FixtureShop } from './fixture-shop.ts';

/** Goes to an address as the visitor of the area. */
export async function visit(page: Page, shop: FixtureShop, area: Area, address = area.path): Promise<void> {
  const cookies = area.cookie.split('; ').filter(Boolean);
  const parsed = cookies.map((cookie) => {
    const [name = '', value = ''] = cookie.split('=');
    return { name, value, url: shop.url };
  });
  if (parsed.length > 0) await page.context().addCookies(parsed);
  await page.addInitScript(takeHomeFromPointer);
  await page.goto(shop.url + address);
}

/** Where nobody has moved it the pointer rests in the corner, on the link home, which would be fetched ahead. */
function takeHomeFromPointer(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header a[href="/"] { pointer-events: none; }');
  document.adoptedStyleSheets = [sheet];
}

/** The root once React has taken the page over. */
export const hydrated = (page: Page): Locator => page.locator('html[data-hydrated]');
/** The mark that a release puts on its pages. */
export const mark = (page: Page, label = 'good'): Locator => page.locator(`main i[data-release="${label}"]`);
/** The shell's error page in the place of an area. */
export const areaError = (page: Page): Locator => page.locator('main h1');
/** The addresses of a remote's scripts and styles. */
export const filesOf = ({ remote }: Area): string => `**/r/${remote}/**`;

interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly moduleCache: ReadonlyMap<string, unknown>;
    }[];
  };
}

/** The federation runtimes of a page, each with the remotes that it has loaded. */
export const federationHosts = (page: Page): Promise<{ name: string; loaded: string[] }[]> =>
  page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as FederationGlobal;
    const hosts = __FEDERATION__.__INSTANCES__;
    return hosts.map(({ name, moduleCache }) => ({ name, loaded: [...moduleCache.keys()] }));
  });

/** Follows the first link of the page to an address. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href^="${address}"]`).first().click();
  await page.waitForURL((url) => url.pathname === address);
}

/** Answers a file with one byte changed, which leaves it a script or style of the same length. */
export function flipByte(shop: FixtureShop): (route: Route) => Promise<void> {
  return async (route) => {
    const [, , remote = '', version = '', ...rest] = new URL(route.request().url()).pathname.split('/');
    const bytes = await readFile(path.join(shop.releases, remote, version, ...rest));
    const at = bytes.lastIndexOf(';') === -1 ? bytes.length - 1 : bytes.lastIndexOf(';');
    bytes[at] = bytes[at]! ^ 1;
    const contentType = rest.at(-1)?.endsWith('.css') ? 'text/css' : 'text/javascript';
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    await route.fulfill({ body: bytes, contentType, headers });
  };
}
