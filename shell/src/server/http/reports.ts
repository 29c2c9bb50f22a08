import { bodyOf } from '@gantry/http-kit/body';
import { log } from '../log.ts';
import { sendText, type Exchange } from './respond.ts';

const maxReportLength = 8192;
const perMinute = 60;

/** Takes what browsers say about refused scripts, styles and files, and logs a bounded part of it. */
export class Reports {
  private minute = 0;
  private count = 0;

  async serve(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    if (request.method !== 'POST') return sendText(exchange, 405, '', { allow: 'POST' });
    let text = '';
    for await (const chunk of bodyOf(request)) {
      text += chunk.toString('utf8');
      if (text.length > maxReportLength) break;
    }
    if (this.mayLog()) log('warn', 'a browser refused something', { report: text.slice(0, 2000) });
    sendText(exchange, 204, '');
  }

  // anybody can send reports; they must not fill the log
  private mayLog(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) [this.minute, this.count] = [minute, 0];
    return this.count++ < perMinute;
  }
}
