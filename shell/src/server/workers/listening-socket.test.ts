/** @jest-environment node */
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { bindSocket, type ListeningSocket } from './listening-socket.ts';

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

function listen(on: ListeningSocket | { port: number; host: string }): Promise<net.Server> {
  const server = net.createServer((connection) => connection.end('here'));
  open.push(server);
  return new Promise((resolve) => server.listen(on, () => resolve(server)));
}

test('connections to a bound address reach the process listening on its socket', async () => {
  const server = await listen(await bindSocket('127.0.0.1', 0));
  const { port } = server.address() as AddressInfo;
  const said = await new Promise((resolve) =>
    net.connect(port, '127.0.0.1').once('data', (bytes) => resolve(bytes.toString())),
  );
  expect(said).toBe('here');
});

test('an address that somebody else has is not swapped for another one', async () => {
  const { port } = (await listen({ port: 0, host: '127.0.0.1' })).address() as AddressInfo;
  await expect(bindSocket('127.0.0.1', port, 0)).rejects.toThrow(
    `127.0.0.1:${port} cannot be listened on: EADDRINUSE`,
  );
});

test('an address is waited for while its former owner ends', async () => {
  const former = await listen({ port: 0, host: '127.0.0.1' });
  const { port } = former.address() as AddressInfo;
  const bound = bindSocket('127.0.0.1', port);
  former.close();
  const server = await listen(await bound);
  expect((server.address() as AddressInfo).port).toBe(port);
});
