import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { splitLocale } from '@gantry/contracts/locales';
import { createHttpServer } from '@gantry/http-kit/server';
import { readTarget } from '@gantry/http-kit/target';
import { readCookies } from '@gantry/http-kit/cookies';
import { localeOfFirstRequest, type LocaleChoice } from '../navigation/locale-redirect.ts';
import { pageOfPayload } from '../navigation/payload-address.ts';
import { pathRedirect } from '../navigation/targets.ts';
import { healthStatus, writeHealth } from '../pages/healthcheck/health-report.ts';
import type { ShellConfig } from './config.ts';
import type { ShopHealth } from './health/shop-health.ts';
import { log, reasonOf } from './log.ts';
import type { PageHandler } from './pages/page-handler.ts';
import { BodyTooLarge } from './pages/web-request.ts';
import { cspReportPath } from './pages/security-headers.ts';
import { isOffered } from './pages/locale-context.ts';
import { sendStaticError } from './pages/static-error.ts';
import type { CrawlerFiles } from './crawlers/crawler-files.ts';
import type { Assets } from './http/assets.ts';
import type { BuildManifests } from './http/build-manifests.ts';
import type { FederationManifests } from './http/federation-manifests.ts';
import type { Proxy } from './http/proxy.ts';
import type { PageReports } from './http/page-reports.ts';
import { Reports } from './http/reports.ts';
import { sendRedirect, sendText, type Exchange } from './http/respond.ts';

export interface ShellParts {
  readonly config: ShellConfig;
  readonly assets: Assets;
  readonly builds: BuildManifests;
  readonly manifests: FederationManifests;
  readonly proxy: Proxy;
  readonly pages: PageHandler;
  readonly crawlers: CrawlerFiles;
  readonly health: Pick<ShopHealth, 'reportHealth'>;
  /** what pages tell of themselves, by path */
  readonly pageReports: ReadonlyMap<string, Pick<PageReports<never>, 'serve'>>;
}

/** Room for what somebody pasted into a search. Of a longer address pages read the beginning. */
const maxAddressLength = 12_000;

/** The one door of the shop: files, API, images and pages. */
export function createShellServer(parts: ShellParts): Server {
  const reports = new Reports();
  return createHttpServer(
    (request, response) => {
      void answerRequest(parts, reports, request, response);
    },
    { keepAliveTimeout: 65_000 },
  );
}

async function answerRequest(
  parts: ShellParts,
  reports: Reports,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = addressOf(request, parts);
  if (!url) return badRequest(response);
  const exchange = { request, response, url };
  try {
    await dispatch(parts, reports, exchange);
  } catch (error) {
    fail(exchange, error);
  }
}

// The path as it was sent below our own origin: a Host header decides nothing, and `//elsewhere` stays a path.
function addressOf({ url: target = '' }: IncomingMessage, { config, proxy }: ShellParts): URL | undefined {
  const url = URL.parse(config.publicOrigin + target.slice(0, maxAddressLength)) ?? undefined;
  if (!url || !(proxy.owns(target) || proxy.owns(url.pathname))) return url;
  // What goes on to the gateway goes on as it was sent: it must mean the same to everybody. A page is better than an
  // empty window, whatever its address looks like.
  return target.length <= maxAddressLength && readTarget(target) ? url : undefined;
}

function badRequest(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('The address cannot be read.\n');
}

async function dispatch(parts: ShellParts, reports: Reports, exchange: Exchange): Promise<void> {
  const { assets, builds, manifests, proxy, pages, crawlers } = parts;
  const { pathname } = exchange.url;
  if (manifests.owns(pathname)) return manifests.serve(exchange);
  if (assets.owns(pathname)) return assets.serve(exchange);
  if (proxy.owns(pathname)) return proxy.forward(exchange);
  if (builds.owns(pathname)) return builds.serve(exchange);
  if (crawlers.owns(pathname)) return crawlers.serve(exchange);
  const pageOfData = pageOfPayload(pathname);
  if (pageOfData !== undefined) return pages.payload(exchange, pageOfData);
  if (pathname === cspReportPath) return reports.serve(exchange);
  const pageReports = parts.pageReports.get(pathname);
  if (pageReports) return pageReports.serve(exchange);
  if (pathname === '/healthcheck' && !wantsPage(exchange)) return tellHealth(parts, exchange);
  if (redirected(parts.config, exchange)) return;
  const choice = languageOfFirstRequest(exchange);
  const remembered = choice ? { 'set-cookie': choice.cookie } : {};
  if (choice?.redirect !== undefined)
    return sendRedirect(exchange, 302, choice.redirect, { ...remembered, vary: 'accept-language, cookie' });
  await pages.handle(exchange, remembered);
}

async function tellHealth({ health }: ShellParts, exchange: Exchange): Promise<void> {
  const report = await health.reportHealth();
  const status = healthStatus(report);
  sendText(exchange, status, writeHealth(report), status === 503 ? { 'retry-after': '2' } : {});
}

/** People get the health page in its layout, probes a word. */
function wantsPage({ request }: Exchange): boolean {
  return String(request.headers.accept ?? '').includes('text/html');
}

function redirected(config: ShellConfig, exchange: Exchange): boolean {
  const { request, url } = exchange;
  const path = pathRedirect(url.pathname, url.search);
  if (path !== undefined) {
    sendRedirect(exchange, request.method === 'POST' ? 308 : 301, path);
    return true;
  }
  const { locale } = splitLocale(url.pathname);
  if (!isOffered(locale, config.pseudoLocale)) {
    sendRedirect(exchange, 302, url.pathname.slice(locale.prefix.length) || '/');
    return true;
  }
  return false;
}

function languageOfFirstRequest({ request, url }: Exchange): LocaleChoice | undefined {
  // only there is something to decide: cookies of all other addresses need not be read for it
  if (request.method !== 'GET' || url.pathname !== '/') return undefined;
  const { headers } = request;
  return localeOfFirstRequest({
    pathname: url.pathname,
    search: url.search,
    cookies: readCookies(headers.cookie),
    acceptLanguage: headers['accept-language'],
    place: { isCrossOrigin: isOfAnotherSite(headers), isSecure: url.protocol === 'https:' },
  });
}

/** Whether another site asks for a part of a page of its own. Who follows a link from there visits us. */
function isOfAnotherSite(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document';
}

function fail(exchange: Exchange, error: unknown): void {
  const { request, response, url } = exchange;
  if (request.destroyed && !request.complete) return void response.destroy();
  if (error instanceof BodyTooLarge && !response.headersSent) return sendText(exchange, 413, error.message);
  log('error', 'a request failed', { path: url.pathname, reason: reasonOf(error) });
  if (response.headersSent) return void response.destroy();
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  sendStaticError(exchange, isLate ? 503 : 500);
}
