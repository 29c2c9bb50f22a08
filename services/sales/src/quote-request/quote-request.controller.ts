import { Controller, Res } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAddCartLinesToDraft,
  salesEditQuoteLines,
  salesFindQuoteProduct,
  salesGetQuoteDraft,
  salesRequestQuote,
  salesSaveQuoteDraft,
} from '@gantry/contracts/endpoints/quote-requests';
import {
  salesAnnounceDraftFile,
  salesGetDraftFile,
  salesRemoveDraftFile,
} from '@gantry/contracts/endpoints/record-files';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { begunView } from '@gantry/nest-kit/file-view';
import { EditLines } from '../inquiry/edit-lines.ts';
import { PriceBook } from '../shared/price-book.ts';
import { productView } from './product-view.ts';
import { QuoteDrafts } from './quote-drafts.ts';
import { RequestQuote } from './request-quote.ts';

@Controller()
export class QuoteRequestController {
  constructor(
    private readonly drafts: QuoteDrafts,
    private readonly requests: RequestQuote,
    private readonly prices: PriceBook,
    private readonly edits: EditLines,
  ) {}

  @Serve(salesGetQuoteDraft)
  getDraft(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof salesGetQuoteDraft>) {
    return this.drafts.getDraft(call, query);
  }

  @Serve(salesSaveQuoteDraft)
  saveDraft(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesSaveQuoteDraft>) {
    return this.drafts.saveDraft(call, body);
  }

  @Serve(salesAddCartLinesToDraft)
  addCartLines(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof salesAddCartLinesToDraft>,
  ) {
    return this.drafts.addCartLines(call, body.lineIds);
  }

  @Serve(salesFindQuoteProduct)
  async findProduct(
    @CurrentCall() { caller }: Call,
    @Input() { query }: ValidRequestOf<typeof salesFindQuoteProduct>,
  ) {
    const [resolved] = await this.prices.resolve([query.number]);
    const { sku } = resolved ?? {};
    if (!sku) return { product: null };
    const product = (await this.prices.price([{ sku, quantity: 1 }], caller.accountId)).get(sku);
    return { product: product ? productView(product) : null };
  }

  @Serve(salesRequestQuote)
  requestQuote(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesRequestQuote>) {
    return this.requests.requestQuote(call, body);
  }

  @Serve(salesEditQuoteLines)
  editLines(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesEditQuoteLines>) {
    return this.edits.editLines(call, { ...input.params, ...input.query }, input.body);
  }

  @Serve(salesAnnounceDraftFile)
  async announceFile(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof salesAnnounceDraftFile>,
  ) {
    return begunView(await this.drafts.announceFile(call, body));
  }

  @Serve(salesGetDraftFile)
  getFile(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesGetDraftFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.drafts.sendFile(reply, call, params.id);
  }

  @Serve(salesRemoveDraftFile)
  removeFile(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemoveDraftFile>) {
    return this.drafts.removeFile(call, params.id);
  }
}
