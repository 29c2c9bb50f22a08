import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { helpAnswer } from './help-answers.ts';

const folder = path.resolve(import.meta.dirname, '../fixtures/plain-host');

/** A site of another origin than the shop's, with the page of `fixtures/plain-host`. */
export interface PlainHost {
  readonly url: string;
  stop(): Promise<void>;
}

function config(out: string): Configuration {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  };
  return {
    mode: 'development',
    devtool: false,
    context: folder,
    target: ['web', 'es2022'],
    entry: { host: './host.tsx' },
    output: { path: out, module: true, chunkFormat: 'module' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      parser: { 'css/module': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: { loader: 'builtin:swc-loader', options: { jsc } },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /(?<!\.module)\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  };
}

function build(out: string): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(config(out), (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      resolve();
    });
  });
}

const page =
  '<!doctype html><html lang="en-US"><div id="root"></div><script type="module" src="/host.mjs"></script>';

/** Builds the host's page and serves it, with the answers its help section asks for. */
export async function startPlainHost(): Promise<PlainHost> {
  const out = await mkdtemp(path.join(tmpdir(), 'gantry-host-'));
  await build(out);
  const server = http.createServer((request, response) => {
    const data = helpAnswer((request.url ?? '').split('?', 1)[0]!);
    if (data)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data }));
    if (request.url !== '/host.mjs')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    void readFile(path.join(out, 'host.mjs')).then((code) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(out, { recursive: true, force: true });
    },
  };
}
