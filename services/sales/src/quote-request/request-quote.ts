import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesRequestQuote } from '@gantry/contracts/endpoints/quote-requests';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { CreateInquiry, type Taken } from '../inquiry/create-inquiry.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { fileRecordOf } from '../inquiry/file-record-of.ts';
import { Inquiry, type NewFreeLine, type NewInquiryLine } from '../inquiry/inquiry.entity.ts';
import { QuoteDrafts } from './quote-drafts.ts';

type Form = ValidRequestOf<typeof salesRequestQuote>['body'];

/** Takes requests for quotes: an inquiry of kind `quote`, whose draft is gone in the same transaction. */
@Injectable()
export class RequestQuote {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: CreateInquiry,
    private readonly drafts: QuoteDrafts,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError INVALID for a product that is not ours, TOO_MANY_REQUESTS for an account that floods us */
  async requestQuote(call: Call, form: Form): Promise<Taken> {
    const owner = call.caller.accountId ?? `guest ${call.address ?? ''}`;
    const write = { scope: `request-quote:${owner}`, key: call.idempotencyKey ?? '', request: form };
    const lines = await this.linesOf(call, form);
    return idempotent(this.em, write, async (em) => {
      const taken = await this.inquiries.takeInquiry(em, call, {
        ...form,
        kind: 'quote',
        subject: 'product',
        orderNumber: null,
        lines,
      });
      await this.takeFiles(em, call, taken.number, form);
      return taken;
    });
  }

  /** The files of the draft are the request's now, those of a line under its number. */
  private async takeFiles(em: EntityManager, call: Call, number: string, { lines }: Form): Promise<void> {
    const record = fileRecordOf(await em.findOneOrFail(Inquiry, { number }));
    await this.drafts.forget(call, em, record);
    const numbers = new Map(lines.map(({ key = '' }, index) => [key, String(index + 1)]));
    numbers.delete('');
    await this.files.renameLines(em, record, numbers);
  }

  private async linesOf(call: Call, { lines }: Form): Promise<(NewInquiryLine | NewFreeLine)[]> {
    const named = lines.map(({ sku, quantity }) => (sku ? { sku, quantity } : null));
    const products = await this.inquiries.productsOf(named, call.caller.accountId, 'requested');
    return lines.map(({ requested, quantity, targetPrice, neededBy, note }, index) => {
      const wishes = { quantity, targetPrice, neededBy, note };
      const product = products[index];
      return product ? { product, ...wishes } : { product: null, requested: requested ?? '', ...wishes };
    });
  }
}
