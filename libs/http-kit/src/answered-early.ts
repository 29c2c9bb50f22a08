import { ServerResponse, type IncomingMessage } from 'node:http';
import { hasBody, isBodyPending } from './body.ts';
import { announceEnd, destroyLater } from './linger.ts';

/**
 * An answer that leaves its connection in a known state. Sent before the request's body has been read, it is the last
 * one: it says `Connection: close`, and the connection is closed behind it. Otherwise the next request on the
 * connection would wait for somebody to read a body that nobody wants.
 */
export class LastingResponse extends ServerResponse<IncomingMessage> {
  private isBegun = false;

  // Every answer passes here, also one whose head is written by its first bytes.
  override writeHead(...words: unknown[]): this {
    if (!this.isBegun && hasBody(this.req)) {
      if (isBodyPending(this.req)) this.beLast();
      else this.once('finish', () => dropBody(this.req));
    }
    this.isBegun = true;
    return super.writeHead(...(words as Parameters<ServerResponse['writeHead']>)) as this;
  }

  /** Makes this the last answer of its connection. To be called before its head is written. */
  beLast(): void {
    const { req } = this;
    const { socket } = req;
    this.shouldKeepAlive = false;
    announceEnd(socket);
    // Node's own way out behind a last answer: it closes at once, which may cost the other side the answer.
    socket.destroySoon = () => {
      destroyLater(socket);
      dropBody(req);
    };
  }
}

/** Reads what is left of a body and forgets it. */
function dropBody(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  request.resume();
}
