import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Bytes this scanner takes for a virus. */
export const virus = 'X5O!P%@AP-VIRUS-OF-THE-TEST';

/** A scanner that speaks clamd's INSTREAM: it reads chunks behind their lengths until one of length zero. */
export class FakeClamd {
  /** streams it has seen whole, as text */
  readonly seen: string[] = [];
  /** what it answers instead of looking, such as the text of an error */
  answer: string | undefined;
  private readonly server: Server;

  constructor() {
    this.server = createServer((socket) => this.serveSocket(socket));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private serveSocket(socket: Socket): void {
    let unread = Buffer.alloc(0);
    const command = 'zINSTREAM\0';
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      unread = Buffer.concat([unread, data]);
      if (unread.length < command.length) return;
      if (unread.toString('latin1', 0, command.length) !== command)
        return void socket.end('UNKNOWN COMMAND\0');
      const content = contentOf(unread.subarray(command.length));
      if (!content) return;
      this.seen.push(content.toString('latin1'));
      const verdict = content.includes(virus) ? 'stream: Test-Virus FOUND' : 'stream: OK';
      socket.end(`${this.answer ?? verdict}\0`);
    });
  }
}

/** The bytes of all chunks; undefined until the one of length zero is there. */
function contentOf(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
