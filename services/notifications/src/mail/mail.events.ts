import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { OnEvent, type EventMeta } from '@gantry/nest-kit/events';
import { remittanceOf, StoreConfig } from '@gantry/nest-kit/store-config';
import { NotificationsConfig } from '../notifications.config.ts';
import { certificateMail } from '../templates/certificate-mails.ts';
import { invoiceMail, invoicePaidMail } from '../templates/invoice-mails.ts';
import { inquiryMail, inquiryMailToStore } from '../templates/inquiry-mails.ts';
import {
  purchaseMailToStore,
  supplierAskedMail,
  supplierMailToStore,
  supplierOrderedMail,
} from '../templates/supplier-mails.ts';
import { noticeRequestedMail, productBackMail } from '../templates/notice-mails.ts';
import {
  linesTransitionedMail,
  orderPlacedMail,
  orderRescheduledMail,
  paymentAskedMail,
  taxLoweredMail,
} from '../templates/order-mails.ts';
import { orderRequestMail, orderRequestMailToStore } from '../templates/order-request-mails.ts';
import { overdueMail } from '../templates/overdue-mails.ts';
import { paymentMailToStore } from '../templates/payment-mails.ts';
import { reviewDecidedMail } from '../templates/review-mails.ts';
import { MailLog } from './mail-log.ts';
import { WordLines } from './word-lines.ts';
import {
  papersOfInquiry,
  papersOfOrder,
  papersOfReminder,
  papersOfRequest,
  papersOfShipment,
} from './papers-of-mails.ts';

/** Which event sends which mail. */
@Injectable()
export class MailEvents {
  private readonly origin: string;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly store: StoreConfig,
    private readonly mails: MailLog,
    private readonly words: WordLines,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  @OnEvent('order.placed')
  orderPlaced(order: EventPayload<'order.placed'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(
      meta,
      order.email,
      orderPlacedMail(order, this.origin, remittanceOf(this.store)),
      { papers: papersOfOrder(order) },
    );
  }

  @OnEvent('order.payment-asked')
  paymentAsked(order: EventPayload<'order.payment-asked'>, meta: EventMeta): Promise<void> {
    const papers = [{ kind: 'proforma' as const, number: order.number }];
    return this.mails.sendOnce(meta, order.email, paymentAskedMail(order, this.origin), { papers });
  }

  /** Statuses a customer does not see send no mail. */
  @OnEvent('order.lines-transitioned')
  async linesTransitioned(order: EventPayload<'order.lines-transitioned'>, meta: EventMeta): Promise<void> {
    if (!lineStatuses[order.to as LineStatus].customer.wording) return;
    const papers = papersOfShipment(order);
    const content = linesTransitionedMail(await this.words.worded(order), this.origin);
    await this.mails.sendOnce(meta, order.email, content, { papers, variant: order.to });
  }

  @OnEvent('order.rescheduled')
  async orderRescheduled(order: EventPayload<'order.rescheduled'>, meta: EventMeta): Promise<void> {
    const variant = order.isLate ? 'later' : 'sooner';
    const content = orderRescheduledMail(await this.words.worded(order), this.origin);
    await this.mails.sendOnce(meta, order.email, content, { variant });
  }

  @OnEvent('order.tax-lowered')
  taxLowered(order: EventPayload<'order.tax-lowered'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, order.email, taxLoweredMail(order, this.origin));
  }

  /** Invoices and credit memos. */
  @OnEvent('invoice.issued')
  invoiceIssued(invoice: EventPayload<'invoice.issued'>, meta: EventMeta): Promise<void> {
    return this.mailInvoice(invoice, meta);
  }

  @OnEvent('invoice.resent')
  invoiceResent(invoice: EventPayload<'invoice.resent'>, meta: EventMeta): Promise<void> {
    return this.mailInvoice(invoice, meta);
  }

  @OnEvent('invoice.paid-by-colleague')
  invoicePaid(told: EventPayload<'invoice.paid-by-colleague'>, meta: EventMeta): Promise<void> {
    const content = invoicePaidMail(told, this.origin, remittanceOf(this.store));
    return this.mails.sendOnce(meta, told.email, content);
  }

  @OnEvent('invoice.overdue')
  invoiceOverdue(invoice: EventPayload<'invoice.overdue'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(
      meta,
      invoice.email,
      overdueMail(invoice, this.origin, remittanceOf(this.store)),
      { papers: papersOfReminder(invoice) },
    );
  }

  private mailInvoice(invoice: EventPayload<'invoice.resent'>, meta: EventMeta): Promise<void> {
    const content = invoiceMail(invoice, this.origin, remittanceOf(this.store));
    const papers = [{ kind: 'invoice' as const, number: invoice.number }];
    return this.mails.sendOnce(meta, invoice.email, content, { papers });
  }

  @OnEvent('order-request.for-customer')
  async requestForCustomer(
    request: EventPayload<'order-request.for-customer'>,
    meta: EventMeta,
  ): Promise<void> {
    const worded = await this.words.worded(request);
    const content = orderRequestMail(worded, this.origin, remittanceOf(this.store));
    await this.mails.sendOnce(meta, request.email, content, { papers: papersOfRequest(request) });
  }

  /** To the store's own address; an answer goes to the customer. */
  @OnEvent('order-request.for-store')
  requestForStore(request: EventPayload<'order-request.for-store'>, meta: EventMeta): Promise<void> {
    const content = orderRequestMailToStore(request, this.origin, this.config.STORE_LOCALE);
    return this.mails.sendOnce(meta, this.store.STORE_EMAIL, content, { replyTo: request.email });
  }

  @OnEvent('review.decided')
  reviewDecided(review: EventPayload<'review.decided'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, review.email, reviewDecidedMail(review, this.origin));
  }

  @OnEvent('certificate.changed')
  certificateChanged(certificate: EventPayload<'certificate.changed'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, certificate.email, certificateMail(certificate, this.origin), {
      variant: certificate.kind,
    });
  }

  @OnEvent('notice.requested')
  noticeRequested(asked: EventPayload<'notice.requested'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, asked.email, noticeRequestedMail(asked, this.origin));
  }

  @OnEvent('product.back')
  productBack(back: EventPayload<'product.back'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, back.email, productBackMail(back, this.origin));
  }

  @OnEvent('inquiry.for-customer')
  async inquiryForCustomer(inquiry: EventPayload<'inquiry.for-customer'>, meta: EventMeta): Promise<void> {
    const extras = { papers: papersOfInquiry(inquiry), variant: inquiry.kind };
    const content = inquiryMail(await this.words.worded(inquiry), this.origin);
    await this.mails.sendOnce(meta, inquiry.email, content, extras);
  }

  @OnEvent('supplier.asked')
  supplierAsked(asked: EventPayload<'supplier.asked'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, asked.email, supplierAskedMail(asked, this.origin));
  }

  @OnEvent('supplier.ordered')
  supplierOrdered(order: EventPayload<'supplier.ordered'>, meta: EventMeta): Promise<void> {
    const papers = [{ kind: 'purchase-order' as const, number: order.number }];
    return this.mails.sendOnce(meta, order.email, supplierOrderedMail(order, this.origin), { papers });
  }

  /** To the store's own address; an answer goes to the supplier. */
  @OnEvent('purchase.for-store')
  purchaseForStore(told: EventPayload<'purchase.for-store'>, meta: EventMeta): Promise<void> {
    const content = purchaseMailToStore(told, this.origin, this.config.STORE_LOCALE);
    return this.mails.sendOnce(meta, this.store.STORE_EMAIL, content, { replyTo: told.email });
  }

  /** To the store's own address; an answer goes to the supplier. */
  @OnEvent('supplier.for-store')
  supplierForStore(told: EventPayload<'supplier.for-store'>, meta: EventMeta): Promise<void> {
    const content = supplierMailToStore(told, this.origin, this.config.STORE_LOCALE);
    return this.mails.sendOnce(meta, this.store.STORE_EMAIL, content, { replyTo: told.email });
  }

  /** To the store's own address. */
  @OnEvent('payment.for-store')
  paymentForStore(told: EventPayload<'payment.for-store'>, meta: EventMeta): Promise<void> {
    const content = paymentMailToStore(told, this.origin, this.config.STORE_LOCALE);
    return this.mails.sendOnce(meta, this.store.STORE_EMAIL, content);
  }

  /** To the store's own address; an answer goes to the customer. */
  @OnEvent('inquiry.for-store')
  inquiryForStore(inquiry: EventPayload<'inquiry.for-store'>, meta: EventMeta): Promise<void> {
    const content = inquiryMailToStore(inquiry, this.origin, this.config.STORE_LOCALE);
    return this.mails.sendOnce(meta, this.store.STORE_EMAIL, content, { replyTo: inquiry.email });
  }
}
