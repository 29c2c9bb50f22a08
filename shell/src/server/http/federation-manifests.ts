import { remoteNames } from '@gantry/contracts/remotes';
import type { ReleaseSource } from '../releases/loaded-release.ts';
import { sendText, type Exchange } from './respond.ts';

const address = /^\/r\/([a-z]+)\/mf-manifest\.json$/;

/** Whoever has a canary, and who has not: the place of visitors who are in no share but that of everybody. */
const everybody = 99;

/** Headers of what pages of other origins may load: the files of releases, which hold nothing of a visitor. */
export const forOtherOrigins = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * The federation manifest of each remote's active release, at an address that stays: `/r/<remote>/mf-manifest.json`.
 * Hosts elsewhere and the federation's tools find by it the files of that release.
 */
export class FederationManifests {
  private readonly source: ReleaseSource;
  private readonly origin: string;

  /** @param origin the address the shop is reached at */
  constructor(source: ReleaseSource, origin: string) {
    this.source = source;
    this.origin = origin;
  }

  owns(pathname: string): boolean {
    return address.test(pathname);
  }

  serve(exchange: Exchange): void {
    const { method } = exchange.request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(exchange, 405, '', { ...forOtherOrigins, allow: 'GET, HEAD' });
    const text = this.textFor(address.exec(exchange.url.pathname)?.[1]);
    if (text === undefined) return sendText(exchange, 404, '', forOtherOrigins);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    sendText(exchange, 200, text, { ...forOtherOrigins, ...headers });
  }

  private textFor(word: string | undefined): string | undefined {
    const remote = remoteNames.find((name) => name === word);
    const release = remote && this.source.snapshot(everybody).releases[remote];
    if (!release?.federationManifest) return undefined;
    const { metaData, ...rest } = release.federationManifest;
    // the built one finds its files beside itself, as it does at the address of its release
    const publicPath = this.origin + release.pinned.base;
    return JSON.stringify({ ...rest, metaData: { ...metaData, publicPath } });
  }
}
