import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesCreateInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from '../order/actor.ts';
import { PriceBook, type Wanted } from '../shared/price-book.ts';
import { Inquiry, type NewFreeLine, type NewInquiry, type NewInquiryLine } from './inquiry.entity.ts';
import { logMessage, logTransition } from './inquiry-log.ts';
import { tellCustomer, tellStore } from './inquiry-mail.ts';
import { InquiryRepository } from './inquiry.repository.ts';

type Form = ValidRequestOf<typeof salesCreateInquiry>['body'];
export type Taken = Pick<Inquiry, 'number' | 'token'>;

/** What somebody asks, checked and with its products. */
export interface InquiryFacts extends Omit<
  NewInquiry,
  'number' | 'accountId' | 'accountNumber' | 'companyId' | 'locale' | 'summary'
> {
  readonly message: string | null;
  readonly lines: readonly (NewInquiryLine | NewFreeLine)[];
}

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
    const products = await this.productsOf(form.lines, accountId, 'quantity');
    const lines = form.lines.flatMap(({ quantity }, index) => {
      const product = products[index];
      return product ? [{ product, quantity }] : [];
    });
    const asked = { ...form, kind: 'inquiry', poWanted: false, shipTo: null, neededBy: null, lines } as const;
    return idempotent(this.em, write, (em) => this.takeInquiry(em, call, asked));
  }

  /**
   * Writes an inquiry or a request with its history and mails, in the caller's transaction.
   * @throws DomainError TOO_MANY_REQUESTS for an account that floods us
   */
  async takeInquiry(em: EntityManager, call: Call, asked: InquiryFacts): Promise<Taken> {
    const { accountId } = call.caller;
    if (accountId && (await this.inquiries.countOfLastDay({ accountId })) >= perAccount) {
      throw new DomainError('TOO_MANY_REQUESTS');
    }
    const mayAcknowledge = await this.mayAcknowledge(call, asked.email);
    const inquiry = Inquiry.receiveInquiry(await this.factsOf(call, asked), asked.lines);
    em.persist(inquiry);
    const actor = { ...actorOf(call.caller), name: asked.name };
    await logTransition(em, inquiry, { from: null, to: inquiry.status, reason: null }, actor);
    if (asked.message) await logMessage(em, inquiry, 'customer', asked.message, actor);
    await tellStore(em, inquiry, 'received', asked.message);
    if (mayAcknowledge) await tellCustomer(em, inquiry, 'received', null);
    return { number: inquiry.number, token: inquiry.token };
  }

  /**
   * The products that lines name, each at the place of its line; null where a line names none.
   * @param field of a line that is told when its product is not ours
   * @throws DomainError INVALID
   */
  async productsOf(
    named: readonly (Wanted | null)[],
    accountId: string | null,
    field: string,
  ): Promise<(PricedLine | null)[]> {
    const products = await this.prices.price(
      named.filter((one) => one !== null),
      accountId,
    );
    const unknown = named.flatMap((one, index) => (one && !products.has(one.sku) ? [index] : []));
    if (unknown.length > 0) {
      const issues = unknown.map((index) => ({
        path: `body.lines.${index}.${field}`,
        message: 'is no product of ours',
      }));
      throw new DomainError('INVALID', undefined, issues);
    }
    return named.map((one) => (one ? (products.get(one.sku) ?? null) : null));
  }

  /** The account's own address always; any other a few times a day. */
  private async mayAcknowledge({ caller }: Call, email: string): Promise<boolean> {
    if (caller.accountId && caller.email === email) return true;
    return (await this.inquiries.countOfLastDay({ email })) < acknowledgementsPerAddress;
  }

  private async factsOf({ caller, locale }: Call, asked: InquiryFacts) {
    const { lines, message, ...facts } = asked;
    const [first] = lines;
    return {
      ...facts,
      number: await this.inquiries.nextNumber(),
      accountId: caller.accountId,
      accountNumber: caller.accountNumber,
      company: asked.company ?? caller.company,
      companyId: caller.companyId,
      locale,
      summary: first ? nameOf(first) : beginningOf(message ?? ''),
    };
  }
}

/** What a line is called in a list. */
const nameOf = (line: NewInquiryLine | NewFreeLine): string =>
  line.product ? line.product.name : beginningOf(line.requested);

/** How a message begins, on one line. */
function beginningOf(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim();
  return text.length > summaryLength ? `${text.slice(0, summaryLength - 1)}…` : text;
}
