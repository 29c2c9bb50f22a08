import type { ReleaseSource } from '../releases/generation.ts';
import type { ShellBuild } from '../pages/shell-build.ts';
import { sendJson, sendText, type Exchange } from './respond.ts';

/** What is deployed now (specification §7): open pages compare it with what they were made of. */
export class BuildManifests {
  readonly #shell: ShellBuild;
  readonly #source: ReleaseSource;

  constructor(shell: ShellBuild, source: ReleaseSource) {
    this.#shell = shell;
    this.#source = source;
  }

  owns(pathname: string): boolean {
    return pathname.startsWith('/builds/');
  }

  serve(exchange: Exchange): void {
    const { pathname } = exchange.url;
    if (pathname === '/builds/latest.json') return sendJson(exchange, 200, { id: this.#shell.id });
    if (pathname === `/builds/meta/${this.#shell.id}.json`) {
      const versions = Object.entries(this.#source.status()).map(([name, { version }]) => [name, version]);
      return sendJson(exchange, 200, { id: this.#shell.id, remotes: Object.fromEntries(versions) });
    }
    sendText(exchange, 404, '');
  }
}
