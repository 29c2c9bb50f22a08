import { json, type Answer, type Handler, type Message } from './message.ts';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

/** What is served at which address; `:name` in a path is a part of it. The first that fits answers. */
export class Routes {
  private readonly routes: Route[] = [];

  addRoute(method: string, path: string, handler: Handler): this {
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    this.routes.push({ method, pattern, handler });
    return this;
  }

  async answerMessage(message: Omit<Message, 'params'>): Promise<Answer> {
    const { method, url } = message;
    const there = this.routes.filter(({ pattern }) => pattern.test(url.pathname));
    const found = there.find((route) => route.method === method);
    if (found) {
      const groups = found.pattern.exec(url.pathname)?.groups ?? {};
      return found.handler({ ...message, params: { ...groups } });
    }
    if (there.length > 0) return { status: 405, type: 'text/plain', body: 'Another method.' };
    return json(
      { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${url.pathname}).` } },
      404,
    );
  }
}
