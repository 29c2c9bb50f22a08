import type { IncomingHttpHeaders } from 'node:http';

/** Fields of one connection, which say nothing on the next (RFC 9110 §7.6.1). */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
]);

/** The fields of a message that go on with it: not those of its connection, nor those its Connection names. */
export function withoutConnectionFields(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofOneConnection.has(name) && !named.includes(name)) kept[name] = value;
  return kept;
}
