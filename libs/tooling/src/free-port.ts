import { randomInt } from 'node:crypto';
import net from 'node:net';

// Below the range from which systems take the ports of outgoing connections (32768 and up on Linux), so that a
// port found free here is not taken by a connection before its server starts.
const FIRST = 20_000;
const LAST = 31_999;
const TRIES = 100;

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A port of 127.0.0.1 nobody listens on now.
 * @throws when a hundred tries find none.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (await canListen(port)) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}.`);
}
