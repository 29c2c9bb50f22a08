import { clientHeader, idempotencyHeader, internalKeyHeader } from '@gantry/contracts/cookies';
import { demoKey } from '@gantry/nest-kit/testing';

/** What a call answered. */
export interface Answer {
  readonly status: number;
  // the tests read into answers whose schemas the services' own tests check
  readonly data: any;
  readonly error: any;
}

/** Calls the public API with a cookie jar of its own, the way the shell's server does for a visitor. */
export class Browser {
  constructor(
    private readonly origin: string,
    readonly cookies = new Map<string, string>(),
  ) {}

  /** The same visitor at another address of the store. */
  at(origin: string): Browser {
    return new Browser(origin, this.cookies);
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  async send(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer> {
    const headers = this.headers();
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers[idempotencyHeader] = idempotencyKey;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(`${this.origin}/api/v1${path}`, { method, headers, body: payload });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const { data, error } = (await response.json()) as { data?: unknown; error?: unknown };
    return { status: response.status, data, error };
  }

  /** A file to save, as it comes. */
  async load(
    path: string,
  ): Promise<{ readonly status: number; readonly type: string | null; readonly bytes: Uint8Array }> {
    const response = await fetch(`${this.origin}/api/v1${path}`, { headers: this.headers() });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  }

  /** Sends a file as one chunk. */
  async sendBytes(path: string, bytes: Uint8Array): Promise<Answer> {
    const headers = { ...this.headers(), 'content-type': 'application/octet-stream' };
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method: 'PUT',
      headers,
      body: bytes as BodyInit,
    });
    return { status: response.status, ...((await response.json()) as { data: unknown; error: unknown }) };
  }

  private headers(): Record<string, string> {
    return {
      [clientHeader]: '1',
      [internalKeyHeader]: demoKey('shell', 'gateway'),
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}
