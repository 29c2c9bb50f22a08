import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';

/** A bound socket that several processes can listen on. */
export interface ListeningSocket {
  close(): void;
  getsockname(into: { address?: string; port?: number }): number;
}

type CreateHandle = (address: string, port: number, family: 4 | 6) => ListeningSocket | number;

/**
 * Binds an address without listening: the workers listen on it, so that the kernel gives each connection to one of
 * them, and keeps those that come while none is there. Node's own cluster uses this function for the same purpose, but
 * closes its socket with the last worker.
 * @throws Error when the address cannot be had
 */
export async function bindSocket(host: string, port: number): Promise<ListeningSocket> {
  const { address, family } = await lookup(host);
  const { _createServerHandle: create } = net as unknown as { _createServerHandle: CreateHandle };
  const socket = create(address, port, family === 6 ? 6 : 4);
  if (typeof socket !== 'number') return socket;
  throw new Error(`${host}:${port} cannot be listened on: ${getSystemErrorName(socket)}`);
}
