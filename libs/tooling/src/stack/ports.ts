import net from 'node:net';
import { errorCode, errorMessage, UsageError } from '../errors.ts';

export { freePort } from '../free-port.ts';

const DEFAULT_PORT = 8080;

/**
 * The port of the variable `PORT`, 8080 without one.
 * @throws with a sentence for the user when it is no port
 */
export function readPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}

/**
 * Browsers open no page on about eighty ports that belong to other protocols (4190 is one). Node's fetch follows the same
 * list of the fetch standard, and refuses before it connects.
 * @throws with a sentence for the user when browsers refuse this port
 */
export async function requireBrowsablePort(port: number): Promise<void> {
  const failure = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) }).then(
    () => undefined,
    (error: Error) => error.cause,
  );
  if (errorMessage(failure) !== 'bad port') return;
  throw new UsageError(`Browsers refuse port ${port}. Choose another one, for instance: PORT=8081 npm start`);
}

/** @throws with a sentence for the user when somebody listens there already, or the address is not ours. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} of ${host} is in use. Choose another one, for instance: PORT=${port + 1} npm start`,
        {
          cause: error,
        },
      );
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} is reserved for the system's administrator.`, { cause: error });
    throw error;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
