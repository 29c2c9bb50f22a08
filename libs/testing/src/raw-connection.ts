import net from 'node:net';

/** An answer as it came, taken off the wire by its own length. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Milliseconds an answer or the end of a connection is waited for; only a hang takes so long. */
const timeoutMs = 20_000;

/** A connection on which a test writes bytes as it likes, also such as no HTTP client would send. */
export class RawConnection {
  private readonly socket: net.Socket;
  private received = Buffer.alloc(0);
  private isEnded = false;
  private wake: () => void = () => undefined;

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    const end = () => {
      this.isEnded = true;
      this.wake();
    };
    socket.on('end', end).on('close', end).on('error', end);
  }

  /** @param address of the server, such as `http://127.0.0.1:8080` */
  static async open(address: string): Promise<RawConnection> {
    const { hostname, port } = new URL(address);
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  /** Sends bytes; text as Latin-1, so that every byte can be written. */
  send(bytes: string | Buffer): this {
    if (this.socket.writable)
      this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    return this;
  }

  /**
   * The next answer, or `closed` when the server has closed the connection without another.
   * @param toHead whether it answers a HEAD, and so has no body whatever length it tells
   * @throws Error when neither comes: the connection hangs
   */
  async next(toHead = false): Promise<RawAnswer | 'closed'> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const taken = this.takeAnswer(toHead);
      if (taken) return taken;
      if (this.isEnded) return 'closed';
      await this.more(deadline);
    }
  }

  /** Every answer until the server closes the connection. @throws Error when it stays open */
  async rest(): Promise<RawAnswer[]> {
    const answers: RawAnswer[] = [];
    for (let answer = await this.next(); answer !== 'closed'; answer = await this.next())
      answers.push(answer);
    return answers;
  }

  close(): void {
    this.socket.destroy();
  }

  private async more(deadline: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(
      () => reject(new Error(`Neither an answer nor an end. Received: ${this.received.toString('latin1')}`)),
      deadline - Date.now(),
    );
    this.wake = resolve;
    await promise.finally(() => clearTimeout(timer));
  }

  private takeAnswer(toHead: boolean): RawAnswer | undefined {
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [first = '', ...lines] = this.received.toString('latin1', 0, headEnd).split('\r\n');
    const headers = Object.fromEntries(lines.map(field));
    const status = Number(first.split(' ')[1]);
    const rest = this.received.subarray(headEnd + 4);
    const isBare = toHead || status < 200 || status === 204 || status === 304;
    const read = isBare ? { body: '', size: 0 } : bodyOf(rest, headers, this.isEnded);
    if (!read) return undefined;
    this.received = rest.subarray(read.size);
    // 100 Continue is no answer yet
    return status < 200 ? this.takeAnswer(toHead) : { status, headers, body: read.body };
  }
}

const field = (line: string): [string, string] => {
  const at = line.indexOf(':');
  return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
};

function bodyOf(bytes: Buffer, headers: Record<string, string>, isEnded: boolean) {
  if (headers['transfer-encoding'] === 'chunked') return chunked(bytes);
  const told = headers['content-length'];
  const size = told === undefined ? bytes.length : Number(told);
  const isComplete = told === undefined ? isEnded : bytes.length >= size;
  return isComplete ? { body: bytes.toString('utf8', 0, size), size } : undefined;
}

function chunked(bytes: Buffer): { body: string; size: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { body: Buffer.concat(parts).toString(), size: next };
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}
