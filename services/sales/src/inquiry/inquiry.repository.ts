import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import { RecordFile } from '../file/record-file.entity.ts';
import { Inquiry, InquiryLine } from './inquiry.entity.ts';
import { fileRecordOf } from './file-record-of.ts';
import { InquiryChange } from './inquiry-change.entity.ts';
import { InquiryMessage } from './inquiry-message.entity.ts';

/** An inquiry with all that belongs to it. */
export interface InquiryRecord {
  readonly inquiry: Inquiry;
  readonly messages: readonly InquiryMessage[];
  readonly changes: readonly InquiryChange[];
  /** that have arrived, also those the customer does not see */
  readonly files: readonly RecordFile[];
}

/** Inquiries in the database, one at a time; lists are read by the list repositories. */
@Injectable()
export class InquiryRepository {
  constructor(private readonly em: EntityManager) {}

  /** `q-20001` and so on; who may open one is decided by ownership or its token. */
  async nextNumber(): Promise<string> {
    const [row] = await this.em.execute<{ number: string }[]>(
      `select 'q-' || nextval('sales.inquiry_number') as number`,
    );
    if (!row) throw new Error('the sequence gave no number');
    return row.number;
  }

  findInquiry(number: string): Promise<Inquiry | null> {
    return this.em.findOne(Inquiry, { number }, { refresh: true });
  }

  findById(id: string): Promise<Inquiry | null> {
    return this.em.findOne(Inquiry, { id }, { refresh: true });
  }

  /** Locked until the transaction ends. */
  async lock(number: string): Promise<Inquiry | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const inquiry = await this.em.findOne(Inquiry, { number }, { lockMode, refresh: true });
    if (inquiry) await this.em.populate(inquiry, ['lines'], { refresh: true });
    return inquiry;
  }

  /** Locked until the transaction ends, without its lines. */
  lockRow(number: string): Promise<Inquiry | null> {
    return this.em.findOne(Inquiry, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Locked against transitions until the transaction ends, but not against others who fill in its lines. */
  lockShared(number: string): Promise<Inquiry | null> {
    return this.em.findOne(Inquiry, { number }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  }

  /** A line of it, locked. */
  lockLine(inquiry: Inquiry, id: string): Promise<InquiryLine | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.findOne(InquiryLine, { id, inquiry: inquiry.id }, { lockMode, refresh: true });
  }

  /** Whether an offer was ever sent for it. */
  async wasOffered({ id }: Inquiry): Promise<boolean> {
    return (await this.em.count(InquiryChange, { inquiryId: id, toStatus: 'sent-offer' })) > 0;
  }

  /**
   * With lines, conversation and timeline, all of one moment: an answer that comes meanwhile is in it with what it moved,
   * or not at all.
   */
  record({ id }: Inquiry): Promise<InquiryRecord> {
    return atOneMoment(this.em, async (em) => {
      const inquiry = await em.findOneOrFail(Inquiry, id, { populate: ['lines'] });
      const oldestFirst = { orderBy: { id: 'asc' } } as const;
      const messages = await em.find(InquiryMessage, { inquiryId: id }, oldestFirst);
      const changes = await em.find(InquiryChange, { inquiryId: id }, oldestFirst);
      const arrived = { record: fileRecordOf(inquiry), type: { $ne: null } };
      const files = await em.find(RecordFile, arrived, { orderBy: { at: 'asc', id: 'asc' } });
      return { inquiry, messages, changes, files };
    });
  }

  /** How many inquiries of this account, or with this address, came within the last day. */
  async countOfLastDay(of: { accountId: string } | { email: string }): Promise<number> {
    const [column, value] =
      'accountId' in of ? (['account_id', of.accountId] as const) : (['email', of.email] as const);
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from sales.inquiry
       where ${column} = ? and received_at > now() - interval '1 day'`,
      [value],
    );
    return row?.count ?? 0;
  }
}
