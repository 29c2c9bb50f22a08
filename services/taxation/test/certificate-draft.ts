import { randomUUID } from 'node:crypto';
import * as calls from '@gantry/contracts/endpoints/certificates';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { TestService } from '@gantry/nest-kit/testing';

/** What a scanned certificate holds, as far as the service looks. */
export const pdf = '%PDF-1.7\ncertificate';

/** A file that somebody sends for a certificate they write. @returns the draft it was sent under */
export async function sendDraft(
  service: TestService,
  caller: Identity,
  { draft = randomUUID() as string, name = 'scan.pdf', content = pdf as string | Uint8Array } = {},
): Promise<string> {
  const bytes = Buffer.from(content);
  const { id } = await service.call(
    calls.taxationAnnounceCertificateFile,
    { params: { draft }, body: { name, bytes: bytes.length } },
    { caller },
  );
  const chunk = { params: { id }, query: { offset: '0' }, body: bytes };
  await service.call(calls.taxationSendCertificateChunk, chunk, { caller });
  return draft;
}
