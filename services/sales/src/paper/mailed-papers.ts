import { Injectable } from '@nestjs/common';
import type { ResponseOf, ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesGetMailedPaper } from '@gantry/contracts/endpoints/internal';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { drawDocument } from '@gantry/documents/draw-document';
import { DomainError } from '@gantry/nest-kit/errors';
import { StaffInvoices } from '../invoice/staff-invoices.ts';
import { CustomerOffers } from '../offer/customer-offers.ts';
import { MyOrders } from '../order/my-orders.service.ts';

type PaperRequest = ValidRequestOf<typeof salesGetMailedPaper>;

/** What mail servers take; a larger paper is read on its page. */
const maxBytes = 5 * 1024 * 1024;

/** Papers that go with mails: of whoever the mail is for, so nobody's rights are asked. */
@Injectable()
export class MailedPapers {
  constructor(
    private readonly orders: MyOrders,
    private readonly offers: CustomerOffers,
    private readonly invoices: StaffInvoices,
  ) {}

  /** Null where there is no such record, or its PDF is too large for a mail. */
  async getPaper({
    params: { kind, number },
    query,
  }: PaperRequest): Promise<ResponseOf<typeof salesGetMailedPaper>> {
    const document = await this.documentOf(kind, number, query.locale).catch(orNothing);
    if (!document) return null;
    const content = await drawDocument(document);
    return content.length > maxBytes ? null : { name: `${number}.pdf`, content: content.toString('base64') };
  }

  private documentOf(
    kind: PaperRequest['params']['kind'],
    number: string,
    locale: string,
  ): Promise<BusinessDocument> {
    if (kind === 'order') return this.orders.getMailedDocument(number, locale);
    return kind === 'offer'
      ? this.offers.getMailedDocument(number, locale)
      : this.invoices.getDocument(number, locale);
  }
}

/** @throws what is no missing record */
function orNothing(error: unknown): null {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
  throw error;
}
