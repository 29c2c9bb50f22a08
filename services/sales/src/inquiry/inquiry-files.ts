import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AnnouncedFile } from '@gantry/contracts/schemas/record-file';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { FastifyReply } from 'fastify';
import type { RecordFile } from '../file/record-file.entity.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { actorOf } from '../order/actor.ts';
import type { Key } from './customer-inquiries.ts';
import { fileRecordOf } from './file-record-of.ts';
import { logFields } from './inquiry-log.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { InquiryRepository } from './inquiry.repository.ts';
import { mayAnswerInquiry, mayReadInquiry } from './may-read-inquiry.ts';

/** Files of inquiries: what customers send and save, and what staff do. */
@Injectable()
export class InquiryFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE where the customer may send nothing more, INVALID for an unknown line */
  announceOwn(call: Call, key: Key, file: AnnouncedFile): Promise<RecordFile> {
    return this.announceFile(
      call,
      key.number,
      { ...file, sender: 'customer', audience: 'all' },
      (inquiry) => {
        if (!mayReadInquiry(inquiry, call, key.token)) throw new DomainError('NOT_FOUND');
        if (!mayAnswerInquiry('attach', inquiry, call, key.token)) throw new DomainError('NOT_PERMITTED');
        if (!quoteStatuses[inquiry.status].customer.may.includes('attach'))
          throw new DomainError('WRONG_STATE', { status: inquiry.status });
      },
    );
  }

  announceOfStaff(
    call: Call,
    number: string,
    file: AnnouncedFile & { readonly audience: 'all' | 'store' },
  ): Promise<RecordFile> {
    return this.announceFile(call, number, { ...file, sender: 'store' }, () => undefined);
  }

  /** @throws DomainError NOT_FOUND also for the files of others */
  async sendOwn(reply: FastifyReply, call: Call, key: Key, id: string): Promise<void> {
    const inquiry = await this.inquiries.findInquiry(key.number);
    if (!inquiry || !mayReadInquiry(inquiry, call, key.token)) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, fileRecordOf(inquiry), id, 'customer');
  }

  async sendToStaff(reply: FastifyReply, number: string, id: string): Promise<void> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, fileRecordOf(inquiry), id, 'store');
  }

  private announceFile(
    call: Call,
    number: string,
    file: AnnouncedFile & Pick<RecordFile, 'sender' | 'audience'>,
    check: (inquiry: Inquiry) => void,
  ): Promise<RecordFile> {
    return this.em.transactional(async (em) => {
      const inquiry = await this.inquiries.lock(number);
      if (!inquiry) throw new DomainError('NOT_FOUND');
      check(inquiry);
      const line = file.line ?? null;
      if (line !== null && !inquiry.lines.getItems().some(({ lineNumber }) => String(lineNumber) === line))
        throw new DomainError('INVALID', undefined, [{ path: 'body.line', message: 'is no line' }]);
      const announced = await this.files.announceFile(fileRecordOf(inquiry), { ...file, line });
      const change = { field: 'file', before: null, after: file.name, reason: null };
      await logFields(em, inquiry, [change], { actor: actorOf(call.caller), mark: announced.id });
      return announced;
    });
  }
}
