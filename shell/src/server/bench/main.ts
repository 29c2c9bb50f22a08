import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@gantry/contracts/locales';
import { renderToString } from 'react-dom/server';
import { guestState } from '../../federation/page-data.ts';
import { readConfig } from '../config.ts';
import { loadBook, loadWidgets, runLoaders } from '../pages/load-page.ts';
import { sharedRequest } from '../pages/web-request.ts';
import { pageTree, type LoadedPage } from '../pages/page-tree.tsx';
import { remotesOfPage } from '../pages/page-files.ts';
import { nobody, requestStore } from '../pages/request-store.ts';
import { readShellBuild } from '../releases/shell-build.ts';
import { LocaleContexts } from '../pages/locale-context.ts';
import { openReleases } from '../releases/open-source.ts';

// The references of goals P3: `node bench.mjs react /` renders the same tree for every request, its data in memory,
// with nothing around it; `node bench.mjs http /` sends the same bytes from a bare server.

async function loadOnce(pathname: string): Promise<LoadedPage> {
  const config = readConfig(
    process.env,
    path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../web'),
  );
  const source = await openReleases(
    { ...config, state: `${config.state}-bench` },
    readShellBuild(config.web),
  );
  const snapshot = source.snapshot(99);
  const localeContext = new LocaleContexts().contextOf(snapshot, locales[0]!);
  const url = new URL(config.publicOrigin + pathname);
  const matched = localeContext.matchAddress(url.pathname);
  const apis = remotesOfPage(matched).flatMap((name) => snapshot.releases[name]?.module.api ?? []);
  const store = requestStore(config, url, nobody, apis);
  const context = await runLoaders(matched, sharedRequest(url), store);
  if (context instanceof Response) throw new Error(`${pathname} answers ${context.status}`);
  const book = await loadBook(localeContext, snapshot, matched);
  const { source: widgets } = await loadWidgets(snapshot, matched.widgets);
  const publicConfig = { origin: config.publicOrigin, envelopeSeed: '', buildId: '', pseudoLocale: false };
  source.stop();
  return { handler: matched.handler, context, store, book, config: publicConfig, widgets };
}

const [mode = 'react', pathname = '/'] = process.argv.slice(2);
const page = await loadOnce(pathname);
const render = (): string =>
  `<!doctype html><div id="root">${renderToString(pageTree(page, guestState))}</div></html>`;
const end = '</html>';
const size = Number(process.env.BENCH_BYTES ?? 0);
const kept = Buffer.from(size > 0 ? 'x'.repeat(size - end.length) + end : render());
const server = http.createServer((_, response) => {
  const body = mode === 'react' ? Buffer.from(render()) : kept;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port} ${kept.length}\n`);
});
