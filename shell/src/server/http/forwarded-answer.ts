import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { log, reasonOf } from '../log.ts';
import { withoutConnectionFields } from './connection-fields.ts';
import { sendText, type Exchange } from './respond.ts';

/**
 * Hands the gateway's answer on while it comes, no faster than the visitor takes it. A visitor who leaves ends the
 * call; an answer that breaks off is broken off for the visitor as well, never ended as if it were whole.
 */
export class ForwardedAnswer implements Dispatcher.DispatchHandler {
  private readonly exchange: Exchange;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const { response } = this.exchange;
    const abortTransfer = () => {
      if (!response.writableFinished) controller.abort(new Error('the visitor has left'));
    };
    if (response.destroyed) return abortTransfer();
    response.once('close', abortTransfer).on('drain', () => controller.resume());
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // a word in between, such as 103, is for the gateway's own connection
    if (status >= 200) this.exchange.response.writeHead(status, withoutConnectionFields(headers));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.exchange.response.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.exchange.response.end();
  }

  /** No answer: 504 when it took too long, 503 when there was none, both worth asking again. */
  onResponseError(_: Dispatcher.DispatchController, error: Error & { code?: string }): void {
    const { response, url } = this.exchange;
    if (response.headersSent || response.destroyed) return void response.destroy();
    log('warn', 'the gateway did not answer', { path: url.pathname, reason: reasonOf(error) });
    const isLate = error.code === 'UND_ERR_HEADERS_TIMEOUT';
    sendText(this.exchange, isLate ? 504 : 503, '', { 'retry-after': '2' });
  }
}
