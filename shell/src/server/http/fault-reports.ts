import { faultReportSchema } from '../../faults/fault-report.schema.ts';
import { bodyOf } from '@gantry/http-kit/body';
import { readCookies } from '@gantry/http-kit/cookies';
import * as v from 'valibot';
import type { FaultWatch } from '../releases/fault-watch.ts';
import { visitorName } from '../releases/visitor-bucket.ts';
import { sendText, type Exchange } from './respond.ts';

const maxReportLength = 2048;

/** Takes what pages say of a release that failed in them, one visitor once. */
export class FaultReports {
  private readonly watch: Pick<FaultWatch, 'countFault'>;

  constructor(watch: Pick<FaultWatch, 'countFault'>) {
    this.watch = watch;
  }

  async serve(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    if (request.method !== 'POST') return sendText(exchange, 405, '', { allow: 'POST' });
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return sendText(exchange, 403, '');
    const report = await readReport(exchange);
    if (!report) return sendText(exchange, 400, '');
    const visitor = visitorName(readCookies(request.headers.cookie)) ?? request.socket.remoteAddress ?? '';
    const { remote, version, what } = report;
    this.watch.countFault({ remote, version, visitor, what: `in a browser, ${what}` });
    sendText(exchange, 204, '');
  }
}

async function readReport({
  request,
}: Exchange): Promise<v.InferOutput<typeof faultReportSchema> | undefined> {
  let text = '';
  for await (const chunk of bodyOf(request)) {
    text += chunk.toString('utf8');
    if (text.length > maxReportLength) return undefined;
  }
  try {
    return v.parse(faultReportSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
