import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setAutoFreeze } from 'immer';
import { faultReportPath } from '../federation/fault-report-path.ts';
import { faultReportSchema } from '../federation/fault-report.schema.ts';
import { vitalsReportPath } from '../vitals/vitals-report-path.ts';
import { vitalsReportSchema } from '../vitals/vitals-report.schema.ts';
import type { PublicConfig } from '../federation/page-data.ts';
import { healthSource } from '../pages/healthcheck/health.loader.ts';
import { GatewayClient } from './calls/gateway-client.ts';
import { CachedAnswers } from './cache/cached-answers.ts';
import type { ShellConfig } from './config.ts';
import { AddressSource } from './crawlers/address-source.ts';
import { CrawlerFiles } from './crawlers/crawler-files.ts';
import { ShopHealth } from './health/shop-health.ts';
import { Assets } from './http/assets.ts';
import { BuildManifests } from './http/build-manifests.ts';
import { FederationManifests } from './http/federation-manifests.ts';
import { PageReports } from './http/page-reports.ts';
import { Proxy } from './http/proxy.ts';
import { createShellServer, type ShellParts } from './shell-server.ts';
import { log, reasonOf } from './log.ts';
import { CatalogueChanges } from './cache/catalogue-changes.ts';
import { PageHandler } from './pages/page-handler.ts';
import { FaultWatch } from './releases/fault-watch.ts';
import { VitalWatch } from './releases/vital-watch.ts';
import { TalliesFile } from './releases/tallies-file.ts';
import { readShellBuild, type ShellBuild } from './releases/shell-build.ts';
import { VisitorLookup } from './pages/visitor-lookup.ts';
import type { ReleaseSource } from './releases/loaded-release.ts';
import { openReleases } from './releases/open-source.ts';
import type { ListeningSocket } from './workers/listening-socket.ts';

const stopWithin = 3000;
const tellEvery = 5000;

export interface RunningShell {
  readonly url: string;
  /** its releases */
  readonly source: ReleaseSource;
  /** @param idleFor milliseconds for which connections are kept on which nothing happens */
  stop(idleFor?: number): Promise<void>;
}

/**
 * Starts the shop's front in this process: resolves when it listens. Remotes may be missing, or all be broken.
 * @param socket to listen on, instead of one of its own
 */
export async function startShell(config: ShellConfig, socket?: ListeningSocket): Promise<RunningShell> {
  // A page's store lives for one rendering: freezing every answer guards against nobody, and costs 3 % of it.
  setAutoFreeze(false);
  const shell = readShellBuild(config.web);
  const source = await openReleases(config, shell);
  const watches = { faults: new FaultWatch({ source }), vitals: new VitalWatch(source) };
  const tallies = tellTallies(watches, config);
  const parts = connectParts(config, shell, source);
  const { assets, proxy, gateway, catalogue } = parts;
  const server = createShellServer({
    config,
    ...handlersOf(config, { shell, source, ...watches, ...parts }),
  });
  const url = await listen(server, config, socket);
  log('info', 'the shell listens', { url, build: shell.id, pid: process.pid });
  warm(assets, shell, source);
  source.onChange(() => warm(assets, shell, source));
  return {
    url,
    source,
    async stop(idleFor = 0) {
      source.stop();
      clearInterval(tallies);
      await close(server, idleFor);
      await proxy.stop();
      gateway.stop();
      catalogue.stop();
    },
  };
}

/** What serves files, and what speaks to the services behind the shell. */
function connectParts(config: ShellConfig, shell: ShellBuild, source: ReleaseSource) {
  const { catalogueChangesUrl, internalKey, catalogueKey } = config;
  const catalogue = new GatewayClient(catalogueChangesUrl);
  const changes = new CatalogueChanges({
    url: catalogueChangesUrl,
    internalKey: catalogueKey,
    client: catalogue,
  });
  const assets = new Assets({
    web: config.web,
    own: shell.files,
    releases: config.releases,
    publicKeyFile: config.publicKeyFile,
    onDamage: (remote) => source.recheck(remote),
  });
  const proxy = new Proxy({
    target: config.gatewayUrl,
    trustedHeaders: { 'x-gantry-key': internalKey },
    publicOrigin: config.publicOrigin,
  });
  return { catalogue, changes, assets, proxy, gateway: new GatewayClient(config.gatewayUrl) };
}

/** What is seen of the releases while they are used. */
interface Watches {
  readonly faults: FaultWatch;
  readonly vitals: VitalWatch;
}

interface Parts extends ReturnType<typeof connectParts>, Watches {
  readonly shell: ShellBuild;
  readonly source: ReleaseSource;
}

/** What answers each kind of request. */
function handlersOf(
  config: ShellConfig,
  { shell, source, changes, gateway, assets, proxy, ...watches }: Parts,
) {
  const pages = new PageHandler({
    config,
    publicConfig: publicConfigOf(config),
    shell,
    source,
    changes,
    gateway,
    answers: new CachedAnswers(gateway, changes),
    visitors: new VisitorLookup(config, gateway),
    faults: watches.faults,
  });
  const builds = new BuildManifests(shell, source);
  const manifests = new FederationManifests(source, config.publicOrigin);
  const addresses = new AddressSource({ url: config.addressesUrl, internalKey: config.catalogueKey });
  const crawlers = new CrawlerFiles({ config, localeContexts: pages.localeContexts, source, addresses });
  const health = new ShopHealth({ gatewayUrl: config.gatewayUrl, gateway, source });
  healthSource.requestHealth = () => health.reportHealth();
  const pageReports = reportsOf(watches);
  return { assets, builds, manifests, proxy, pages, crawlers, health, pageReports };
}

/** What takes the reports of pages. */
function reportsOf({ faults, vitals }: Watches): ShellParts['pageReports'] {
  const faultReports = new PageReports(faultReportSchema, ({ remote, version, what }, visitor) =>
    faults.countFault({ remote, version, visitor, what: `in a browser, ${what}` }),
  );
  const vitalReports = new PageReports(vitalsReportSchema, ({ remote, version, ...measured }) =>
    vitals.addMeasured({ remote, version }, measured),
  );
  return new Map<string, Pick<PageReports<never>, 'serve'>>([
    [faultReportPath, faultReports],
    [vitalsReportPath, vitalReports],
  ]);
}

/** Writes down what was seen of the releases, for the back office; nothing in a build without releases. */
function tellTallies({ faults, vitals }: Watches, { state }: ShellConfig): NodeJS.Timeout | undefined {
  if (__MONO__) return undefined;
  const file = new TalliesFile(state);
  let isEmpty = true;
  return setInterval(() => {
    const seen = { releases: faults.tallies(), vitals: vitals.vitals() };
    const isEmptyNow = Object.values(seen).every((part) => Object.keys(part).length === 0);
    if (!(isEmpty && isEmptyNow)) file.tellSeen(seen, Date.now());
    isEmpty = isEmptyNow;
  }, tellEvery).unref();
}

function publicConfigOf(config: ShellConfig): Omit<PublicConfig, 'buildId'> {
  return {
    origin: config.publicOrigin,
    envelopeSeed: config.seed,
    pseudoLocale: config.pseudoLocale,
  };
}

// The first visitor after a start or a release should not wait for the compressor.
function warm(assets: Assets, shell: ShellBuild, source: ReleaseSource): void {
  const releases = Object.values(source.snapshot(99).releases);
  const files = [...Object.keys(shell.integrity), ...releases.flatMap((one) => Object.keys(one.integrity))];
  assets
    .warm(files)
    .catch((error: unknown) => log('warn', 'files were not warmed', { reason: reasonOf(error) }));
}

function listen(
  server: http.Server,
  { host, port }: ShellConfig,
  socket: ListeningSocket | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket ?? { port, host }, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://${host}:${actual}`);
    });
  });
}

/** Takes no more connections; those there are get what they asked for and are told to close. */
async function close(server: http.Server, idleFor: number): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    net.Server.prototype.close.call(server, () => resolve());
  });
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const idle = setTimeout(() => server.closeIdleConnections(), idleFor);
  const all = setTimeout(() => server.closeAllConnections(), stopWithin);
  await ended;
  clearTimeout(idle);
  clearTimeout(all);
}
