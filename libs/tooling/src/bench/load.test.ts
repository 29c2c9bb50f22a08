import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KeepAliveClient } from './http-client.ts';
import { compare, cpuPerRequest, runSlice, type Target } from './load.ts';
import { memoryBytes, processTree } from './process-usage.ts';

let server: http.Server;
let url: string;
const connections = new Set<unknown>();

beforeAll(async () => {
  server = http.createServer((request, response) =>
    response.end(`answer to ${request.method} ${request.url}`),
  );
  server.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function target(name: string, path: string, expected: string): Target {
  const client = new KeepAliveClient(2);
  const work = async () => {
    const { body } = await client.send({ url: `${url}${path}` });
    if (body !== expected) throw new Error(`unexpected answer: ${body}`);
  };
  return { name, work, pids: [process.pid] };
}

test('keeps the requested number of connections open and measures what they did', async () => {
  connections.clear();
  const slice = await runSlice(target('a', '/a', 'answer to GET /a'), { concurrency: 2, seconds: 0.3 });
  expect(connections.size).toBe(2);
  expect(slice.requests).toBeGreaterThan(10);
  expect(slice.latency.p50).toBeLessThanOrEqual(slice.latency.p99);
});

test('refuses figures of a target that answers wrongly', async () => {
  const wrong = runSlice(target('a', '/error', 'the page'), { concurrency: 1, seconds: 0.1 });
  await expect(wrong).rejects.toThrow('unexpected answer');
});

test('compares in turns A-B-B-A after A against A, and B has run as long as A by then', async () => {
  const ran: string[] = [];
  const noted = ({ work, ...rest }: Target): Target => ({
    ...rest,
    work: (index) => {
      if (ran.at(-1) !== rest.name) ran.push(rest.name);
      return work(index);
    },
  });
  const a = noted(target('a', '/a', 'answer to GET /a'));
  const b = noted(target('b', '/b', 'answer to GET /b'));
  const comparison = await compare(a, b, { concurrency: 1, seconds: 0.1, rounds: 1 });
  expect(comparison.slices.map((slice) => slice.target).join('')).toBe('aaaaabba');
  expect(comparison.a).toHaveLength(2);
  expect(ran.join('')).toBe('ab'.repeat(5) + 'aba');
});

test('counts CPU by request over all slices', () => {
  const latency = { p50: 1, p95: 1, p99: 1, max: 1 };
  const slice = (requests: number, cpuSeconds: number) => ({
    target: 'a',
    requests,
    seconds: 1,
    cpuSeconds,
    latency,
  });
  expect(cpuPerRequest([slice(100, 0.2), slice(300, 0.2)])).toBe(1);
});

test('knows the descendants and the memory of a process', () => {
  expect(processTree([1])).toContain(process.pid);
  expect(memoryBytes([process.pid])).toBeGreaterThan(10_000_000);
});
