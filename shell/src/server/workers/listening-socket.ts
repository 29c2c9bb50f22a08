import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';

/** A bound socket that several processes can listen on. */
export interface ListeningSocket {
  close(): void;
  getsockname(into: { address?: string; port?: number }): number;
}

type CreateHandle = (address: string, port: number, family: 4 | 6) => ListeningSocket | number;

const tryEvery = 100;

/**
 * Binds an address without listening: the workers listen on it, so that the kernel gives each connection to one of
 * them, and keeps those that come while none is there. Node's own cluster uses this function for the same purpose, but
 * closes its socket with the last worker.
 * @param timeoutMs milliseconds to wait for whoever has the address: workers of a supervisor that was killed are ending
 * @throws Error when the address cannot be had
 */
export async function bindSocket(host: string, port: number, timeoutMs = 5000): Promise<ListeningSocket> {
  const { address, family } = await lookup(host);
  const until = performance.now() + timeoutMs;
  for (;;) {
    const socket = bindOnce(address, port, family === 6 ? 6 : 4);
    if (typeof socket !== 'string') return socket;
    if (performance.now() > until) throw new Error(`${host}:${port} cannot be listened on: ${socket}`);
    await wait(tryEvery);
  }
}

/** @returns the name of what is wrong where it cannot be had */
function bindOnce(address: string, port: number, family: 4 | 6): ListeningSocket | string {
  const { _createServerHandle: create } = net as unknown as { _createServerHandle: CreateHandle };
  const socket = create(address, port, family);
  if (typeof socket === 'number') return getSystemErrorName(socket);
  // That an address is taken is told to whoever listens, which here is another process: it would get any free port.
  const bound: { port?: number } = {};
  socket.getsockname(bound);
  if (port === 0 || bound.port === port) return socket;
  socket.close();
  return 'EADDRINUSE';
}
