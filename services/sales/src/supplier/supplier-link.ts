import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAnswerSupplierRequest } from '@gantry/contracts/endpoints/suppliers';
import type { AnnouncedFile } from '@gantry/contracts/schemas/record-file';
import type { SupplierView } from '@gantry/contracts/schemas/supplier';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { RecordFile } from '../file/record-file.entity.ts';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { logMessageTo } from '../inquiry/inquiry-log.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { system } from '../order/actor.ts';
import { returnWhenAnswered } from './return-when-answered.ts';
import { linkView } from './supplier.mapper.ts';
import { tellStoreOfSupplier } from './supplier-mail.ts';
import { SupplierRepository } from './supplier.repository.ts';
import { requestFiles, type SupplierRequest } from './supplier-request.entity.ts';
import type { Supplier } from './supplier.entity.ts';

type Answer = ValidRequestOf<typeof salesAnswerSupplierRequest>['body'];

/** What a supplier does by the link they were mailed. A link that is over is answered like one that never was. */
@Injectable()
export class SupplierLink {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly suppliers: SupplierRepository,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getRequest(token: string): Promise<SupplierView> {
    const { request, supplier } = await this.open(token);
    return linkView(request, supplier, await this.files.listFiles(requestFiles(request), 'store'));
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, INVALID for a line that was not asked or an answer that says nothing */
  async answerRequest(call: Call, token: string, answer: Answer): Promise<SupplierView> {
    const { request: known } = await this.open(token);
    const scope = `answer-supplier-request:${known.id}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: answer }, async (em) => {
      const { request, supplier, inquiry } = await this.lockOpen(token, known);
      if (request.version !== answer.version)
        throw new DomainError('STALE_VERSION', { version: request.version });
      takeAnswers(request, answer);
      await em.flush();
      const stillAsked = await this.suppliers.hasOpenRequests(inquiry.id);
      const text = said(supplier, request, answer.message);
      const actor = { ...system, name: supplier.name };
      await returnWhenAnswered(em, inquiry, { stillAsked, note: supplier.name });
      await logMessageTo(em, inquiry, { sender: 'supplier', audience: 'supplier', text }, actor);
      await tellStoreOfSupplier(
        em,
        'answered',
        { supplier, request, inquiryNumber: inquiry.number },
        answer.message,
      );
      return null;
    });
    return this.getRequest(token);
  }

  /** @throws DomainError NOT_FOUND, INVALID for a line that was not asked */
  async announceFile(token: string, file: AnnouncedFile): Promise<RecordFile> {
    const { request } = await this.open(token);
    const line = file.line ?? null;
    if (line !== null && !request.lines.getItems().some(({ lineNumber }) => String(lineNumber) === line))
      throw new DomainError('INVALID', undefined, [{ path: 'body.line', message: 'is no line' }]);
    const facts = { ...file, line, sender: 'supplier', audience: 'store' } as const;
    return this.files.announceFile(requestFiles(request), facts);
  }

  private async open(token: string): Promise<{ request: SupplierRequest; supplier: Supplier }> {
    const request = await this.suppliers.findByToken(token);
    const supplier = request?.isOpen() ? await this.suppliers.findSupplier(request.supplierId) : null;
    if (!request || !supplier) throw new DomainError('NOT_FOUND');
    return { request, supplier };
  }

  /** The quote is locked first, as everywhere; the link may have ended since it was looked at. */
  private async lockOpen(token: string, known: SupplierRequest) {
    const found = await this.inquiries.findById(known.inquiryId);
    const inquiry: Inquiry | null = found && (await this.inquiries.lock(found.number));
    await this.suppliers.lockRequest(known.id);
    const context = await this.open(token);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    return { ...context, inquiry };
  }
}

/** @throws DomainError INVALID */
function takeAnswers(request: SupplierRequest, answer: Answer): void {
  const now = new Date();
  const lines = new Map(request.lines.getItems().map((line) => [line.id, line]));
  answer.lines.forEach(({ id, ...facts }, index) => {
    const line = lines.get(id);
    if (!line)
      throw new DomainError('INVALID', undefined, [
        { path: `body.lines.${index}.id`, message: 'is no line' },
      ]);
    line.takeAnswer(facts, now);
  });
  if (!request.lines.getItems().some(({ answeredAt }) => answeredAt))
    throw new DomainError('INVALID', undefined, [
      { path: 'body.lines.0.unitCost', message: 'a price is needed where a line is answered' },
    ]);
  request.answeredAt ??= now;
  request.moveTo('answered');
}

/** What the record of the quote keeps of an answer. */
function said(supplier: Supplier, request: SupplierRequest, message: string | null): string {
  const lines = request.lines.getItems();
  const answered = lines.filter(({ answeredAt }) => answeredAt).length;
  return [`${supplier.name} (${answered}/${lines.length})`, message].filter(Boolean).join(': ');
}
