import net from 'node:net';
import { errorCode } from '../errors.ts';

export { freePort } from '../free-port.ts';

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
