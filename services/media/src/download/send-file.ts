import type { Readable } from 'node:stream';
import { safeName } from '@gantry/contracts/file-address';
import { matchesTag } from '@gantry/contracts/matches-tag';
import type { FastifyReply } from 'fastify';

export interface SentFile {
  readonly tag: string;
  readonly type: string;
  /** what it is called when it is saved */
  readonly name: string;
  /** asked for only where the browser does not have it */
  readonly body: () => Promise<Buffer> | Readable;
  /** whether the browser may show it by itself; a stranger's file is only ever saved */
  readonly open: boolean;
  readonly cache: string;
}

/** Sends a file, or says that the browser has it. Nothing it holds may run here, whatever it says it is. */
export async function sendFile(
  reply: FastifyReply,
  known: string | undefined,
  file: SentFile,
): Promise<void> {
  const body = matchesTag(known, file.tag) ? null : await file.body();
  const name = safeName(file.name);
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  void reply.headers({
    etag: file.tag,
    'cache-control': file.cache,
    'content-disposition': `${file.open ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (body === null) void reply.code(304).send();
  else void reply.type(file.type).send(body);
}
