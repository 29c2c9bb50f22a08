import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesCreateInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from '../order/actor.ts';
import { PriceBook } from '../shared/price-book.ts';
import { Inquiry, type NewInquiryLine } from './inquiry.entity.ts';
import { logMessage, logTransition } from './inquiry-log.ts';
import { tellCustomer, tellStore } from './inquiry-mail.ts';
import { InquiryRepository } from './inquiry.repository.ts';

type Form = ValidRequestOf<typeof salesCreateInquiry>['body'];
export type Taken = Pick<Inquiry, 'number' | 'token'>;

/** Inquiries one account may send in a day. */
const perAccount = 30;
/** Acknowledgements per day to an address that is not verified, so that the form cannot be used to flood a mailbox. */
const acknowledgementsPerAddress = 5;
const summaryLength = 120;

/** Takes inquiries: written with their history and mails in one transaction, once for an idempotency key. */
@Injectable()
export class CreateInquiry {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly prices: PriceBook,
  ) {}

  /** @throws DomainError INVALID for a product that is not ours, TOO_MANY_REQUESTS for an account that floods us */
  async createInquiry(call: Call, form: Form): Promise<Taken> {
    const { accountId } = call.caller;
    const owner = accountId ?? `guest ${call.address ?? ''}`;
    const write = { scope: `create-inquiry:${owner}`, key: call.idempotencyKey ?? '', request: form };
    const lines = await this.linesOf(form, accountId);
    return idempotent(this.em, write, (em) => this.writeInquiry(em, call, form, lines));
  }

  private async writeInquiry(
    em: EntityManager,
    call: Call,
    form: Form,
    lines: NewInquiryLine[],
  ): Promise<Taken> {
    const { accountId } = call.caller;
    if (accountId && (await this.inquiries.countOfLastDay({ accountId })) >= perAccount) {
      throw new DomainError('TOO_MANY_REQUESTS');
    }
    const mayAcknowledge = await this.mayAcknowledge(call, form.email);
    const inquiry = Inquiry.receiveInquiry(await this.factsOf(call, form, lines), lines);
    em.persist(inquiry);
    const actor = { ...actorOf(call.caller), name: form.name };
    await logTransition(em, inquiry, { from: null, to: inquiry.status, reason: null }, actor);
    if (form.message) await logMessage(em, inquiry, 'customer', form.message, actor);
    await tellStore(em, inquiry, 'received', form.message);
    if (mayAcknowledge) await tellCustomer(em, inquiry, 'received', null);
    return { number: inquiry.number, token: inquiry.token };
  }

  /** The account's own address always; any other a few times a day. */
  private async mayAcknowledge({ caller }: Call, email: string): Promise<boolean> {
    if (caller.accountId && caller.email === email) return true;
    return (await this.inquiries.countOfLastDay({ email })) < acknowledgementsPerAddress;
  }

  private async factsOf({ caller, locale }: Call, form: Form, lines: readonly NewInquiryLine[]) {
    return {
      number: await this.inquiries.nextNumber(),
      kind: 'inquiry' as const,
      accountId: caller.accountId,
      accountNumber: caller.accountNumber,
      company: form.company ?? caller.company,
      companyId: caller.companyId,
      name: form.name,
      email: form.email,
      phone: form.phone,
      contactMethod: form.contactMethod,
      subject: form.subject,
      orderNumber: form.orderNumber,
      poWanted: false,
      shipTo: null,
      neededBy: null,
      locale,
      summary: lines[0]?.product.name ?? beginningOf(form.message ?? ''),
    };
  }

  private async linesOf({ lines }: Form, accountId: string | null): Promise<NewInquiryLine[]> {
    const products = await this.prices.price(lines, accountId);
    const unknown = lines.flatMap(({ sku }, index) => (products.has(sku) ? [] : [index]));
    if (unknown.length > 0) {
      const issues = unknown.map((index) => ({
        path: `body.lines.${index}.quantity`,
        message: 'is no product of ours',
      }));
      throw new DomainError('INVALID', undefined, issues);
    }
    return lines.flatMap(({ sku, quantity }) => {
      const product = products.get(sku);
      return product ? [{ product, quantity }] : [];
    });
  }
}

/** How a message begins, on one line. */
function beginningOf(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim();
  return text.length > summaryLength ? `${text.slice(0, summaryLength - 1)}…` : text;
}
