import { Controller, Res } from '@nestjs/common';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import {
  salesAdminGetPaper,
  salesAdminGetPaperPdf,
  salesGetPaper,
  salesGetPaperPdf,
} from '@gantry/contracts/endpoints/papers';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { drawDocument } from '@gantry/documents/draw-document';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { Papers } from './papers.ts';

/** Two of them, encoded, stay within what the strictest mail servers take; a larger paper is read on its page. */
const maxMailedBytes = 1.5 * 1024 * 1024;

/** Every kind of paper as a page, a PDF, and what goes with a mail. */
@Controller()
export class PaperController {
  constructor(private readonly papers: Papers) {}

  @Serve(salesGetPaper)
  getPaper(@CurrentCall() call: Call, @Input() { params, query }: ValidRequestOf<typeof salesGetPaper>) {
    return this.papers.getOwn(call, params.kind, { number: params.number, ...query });
  }

  @Serve(salesGetPaperPdf)
  async getPdf(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesGetPaperPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { kind, number } = params;
    await sendPdf(reply, nameOf(params), await this.papers.getOwn(call, kind, { number, ...query }));
  }

  @Serve(salesAdminGetPaper)
  getStaffPaper(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesAdminGetPaper>,
  ) {
    return this.papers.getForStaff(call, params.kind, { number: params.number, ...query });
  }

  @Serve(salesAdminGetPaperPdf)
  async getStaffPdf(
    @CurrentCall() call: Call,
    @Input() { params, query }: ValidRequestOf<typeof salesAdminGetPaperPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { kind, number } = params;
    await sendPdf(reply, nameOf(params), await this.papers.getForStaff(call, kind, { number, ...query }));
  }

  @Serve(salesGetMailedPaper)
  async getMailedPaper(
    @Input() { params, query }: ValidRequestOf<typeof salesGetMailedPaper>,
  ): Promise<ResponseOf<typeof salesGetMailedPaper>> {
    const document = await this.papers.getMailed(params.kind, { number: params.number, ...query });
    const content = document && (await drawDocument(document));
    if (!content || content.length > maxMailedBytes) return null;
    return { name: `${nameOf(params)}.pdf`, content: content.toString('base64') };
  }
}

/** Answers with a document as a PDF to be saved. */
async function sendPdf(reply: FastifyReply, name: string, document: BusinessDocument): Promise<void> {
  const headers = attachmentHeaders(`${name}.pdf`, 'application/pdf');
  await reply.headers(headers).send(await drawDocument(document));
}

/** What the file is called. */
const nameOf = ({ kind, number }: { readonly kind: string; readonly number: string }): string =>
  `${kind === 'invoice' && number.startsWith('c-') ? 'credit-memo' : kind}-${number}`;
