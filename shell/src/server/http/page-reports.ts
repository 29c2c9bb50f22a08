import { bodyOf } from '@gantry/http-kit/body';
import { readCookies } from '@gantry/http-kit/cookies';
import * as v from 'valibot';
import { visitorName } from '../releases/visitor-bucket.ts';
import { sendText, type Exchange } from './respond.ts';

const maxReportLength = 2048;

/** Takes what our own pages tell the server of themselves. Anybody can send it, so it proves nothing. */
export class PageReports<Report> {
  private readonly schema: v.GenericSchema<unknown, Report>;
  private readonly take: (report: Report, visitor: string) => void;

  /** @param take is given each report, and what tells its visitor from others */
  constructor(schema: v.GenericSchema<unknown, Report>, take: (report: Report, visitor: string) => void) {
    this.schema = schema;
    this.take = take;
  }

  async serve(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    if (request.method !== 'POST') return sendText(exchange, 405, '', { allow: 'POST' });
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return sendText(exchange, 403, '');
    const report = v.safeParse(this.schema, await readJson(exchange));
    if (!report.success) return sendText(exchange, 400, '');
    const visitor = visitorName(readCookies(request.headers.cookie)) ?? request.socket.remoteAddress ?? '';
    this.take(report.output, visitor);
    sendText(exchange, 204, '');
  }
}

/** @returns undefined where it is no JSON, or too much */
async function readJson({ request }: Exchange): Promise<unknown> {
  let text = '';
  for await (const chunk of bodyOf(request)) {
    text += chunk.toString('utf8');
    if (text.length > maxReportLength) return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
