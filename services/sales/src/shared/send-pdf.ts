import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { drawDocument } from '@gantry/documents/draw-document';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import type { FastifyReply } from 'fastify';

/** Answers with a document as a PDF to be saved. */
export async function sendPdf(reply: FastifyReply, name: string, document: BusinessDocument): Promise<void> {
  const headers = attachmentHeaders(`${name}.pdf`, 'application/pdf');
  await reply.headers(headers).send(await drawDocument(document));
}
