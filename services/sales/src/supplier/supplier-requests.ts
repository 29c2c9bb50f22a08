import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminAskSupplier,
  salesAdminRenewSupplierRequest,
} from '@gantry/contracts/endpoints/suppliers';
import type { SupplierRequest as RequestView } from '@gantry/contracts/schemas/supplier';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import type { FastifyReply } from 'fastify';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import { logMessageTo } from '../inquiry/inquiry-log.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { actorOf, type Actor } from '../order/actor.ts';
import { returnWhenAnswered } from './return-when-answered.ts';
import { requestView } from './supplier.mapper.ts';
import { tellSupplier } from './supplier-mail.ts';
import { SupplierRepository } from './supplier.repository.ts';
import { requestFiles, SupplierRequest } from './supplier-request.entity.ts';
import type { Supplier } from './supplier.entity.ts';

type AskRequest = ValidRequestOf<typeof salesAdminAskSupplier>;
type Renewal = ValidRequestOf<typeof salesAdminRenewSupplierRequest>;

/** Business days of a question that is sent once more. */
const renewedDays = 3;

/** Questions to suppliers as staff ask them, ask again, and take them back (waiting for the manufacturer). */
@Injectable()
export class SupplierRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly suppliers: SupplierRepository,
    private readonly files: RecordFiles,
  ) {}

  /** Newest first. @throws DomainError NOT_FOUND */
  async listRequests(number: string): Promise<RequestView[]> {
    const inquiry = await this.inquiries.findInquiry(number);
    if (!inquiry) throw new DomainError('NOT_FOUND');
    const requests = await this.suppliers.findRequests(inquiry.id);
    return Promise.all(requests.map((request) => this.view(request, inquiry.number)));
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE where the quote asks nobody, INVALID for a line or supplier that is none */
  async askSupplier(call: Call, { params, body }: AskRequest): Promise<RequestView[]> {
    const { number } = params;
    const actor = actorOf(call.caller);
    const scope = `ask-supplier:${actor.accountId}:${number}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: body }, async (em) => {
      const inquiry = await this.inquiries.lock(number);
      if (!inquiry) throw new DomainError('NOT_FOUND');
      const supplier = await this.activeSupplier(body.supplierId);
      const lines = linesOf(inquiry, body.lineIds);
      const facts = { inquiryId: inquiry.id, supplierId: supplier.id, actor };
      const { message, answerDays } = body;
      const { request, token } = SupplierRequest.askSupplier({ ...facts, message, answerDays }, lines);
      await em.persist(request).flush();
      inquiry.touch();
      await waitForSupplier(em, inquiry, supplier, actor);
      if (!inquiry.dueAt || inquiry.dueAt < request.dueAt) inquiry.dueAt = request.dueAt;
      const text = [`${supplier.name} (${lines.length})`, message].filter(Boolean).join(': ');
      await logMessageTo(em, inquiry, { sender: 'store', audience: 'supplier', text }, actor);
      await tellSupplier(em, { supplier, request, token });
      return null;
    });
    return this.listRequests(number);
  }

  /** A new link with new time. @throws DomainError NOT_FOUND, WRONG_STATE, STALE_VERSION */
  async renewRequest(call: Call, { params, body }: Renewal): Promise<RequestView> {
    return this.changeRequest(
      call,
      'renew',
      { id: params.id, version: body.version },
      async (em, context) => {
        const { request, inquiry, supplier, actor } = context;
        const token = request.renew(renewedDays);
        inquiry.touch();
        await waitForSupplier(em, inquiry, supplier, actor);
        if (!inquiry.dueAt || inquiry.dueAt < request.dueAt) inquiry.dueAt = request.dueAt;
        await tellSupplier(em, { supplier, request, token });
      },
    );
  }

  /** Ends its link. @throws DomainError NOT_FOUND, WRONG_STATE, STALE_VERSION */
  async revokeRequest(call: Call, { params, body }: Renewal): Promise<RequestView> {
    return this.changeRequest(
      call,
      'revoke',
      { id: params.id, version: body.version },
      async (em, context) => {
        const { request, inquiry, supplier } = context;
        if (request.status === 'revoked') throw new DomainError('WRONG_STATE', { status: request.status });
        request.moveTo('revoked');
        await em.flush();
        const stillAsked = await this.suppliers.hasOpenRequests(inquiry.id);
        await returnWhenAnswered(em, inquiry, { stillAsked, note: `${supplier.name}: taken back` });
      },
    );
  }

  /** @throws DomainError NOT_FOUND */
  async sendFile(reply: FastifyReply, id: string, fileId: string): Promise<void> {
    const request = await this.suppliers.findRequest(id);
    if (!request) throw new DomainError('NOT_FOUND');
    await this.files.sendFile(reply, requestFiles(request), fileId, 'store');
  }

  private async changeRequest(
    call: Call,
    action: string,
    { id, version }: { id: string; version: number },
    act: (em: EntityManager, context: Context) => Promise<void>,
  ): Promise<RequestView> {
    const actor = actorOf(call.caller);
    const scope = `${action}-supplier-request:${actor.accountId}:${id}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: { version } }, async (em) => {
      const context = await this.lockContext(id);
      const { request } = context;
      if (request.version !== version) throw new DomainError('STALE_VERSION', { version: request.version });
      await act(em, { ...context, actor });
      return null;
    });
    const request = await this.suppliers.findRequest(id);
    const inquiry = request && (await this.inquiries.findById(request.inquiryId));
    if (!request || !inquiry) throw new DomainError('NOT_FOUND');
    return this.view(request, inquiry.number);
  }

  /** The quote is locked first, as everywhere. @throws DomainError NOT_FOUND */
  private async lockContext(id: string): Promise<Omit<Context, 'actor'>> {
    const found = await this.suppliers.findRequest(id);
    const known = found && (await this.inquiries.findById(found.inquiryId));
    const inquiry = known && (await this.inquiries.lock(known.number));
    const request = inquiry && (await this.suppliers.lockRequest(id));
    const supplier = request && (await this.suppliers.findSupplier(request.supplierId));
    if (!supplier) throw new DomainError('NOT_FOUND');
    return { inquiry, request, supplier };
  }

  private async activeSupplier(id: string): Promise<Supplier> {
    const supplier = await this.suppliers.findSupplier(id);
    if (supplier?.isActive) return supplier;
    throw new DomainError('INVALID', undefined, [{ path: 'body.supplierId', message: 'is no supplier' }]);
  }

  private async view(request: SupplierRequest, inquiryNumber: string): Promise<RequestView> {
    const supplier = await this.suppliers.findSupplier(request.supplierId);
    if (!supplier) throw new DomainError('NOT_FOUND');
    const files = await this.files.listFiles(requestFiles(request), 'store');
    return requestView(request, { supplier, inquiryNumber, files });
  }
}

interface Context {
  readonly inquiry: Inquiry;
  readonly request: SupplierRequest;
  readonly supplier: Supplier;
  readonly actor: Actor;
}

/** The quote waits for the manufacturer from now on. @throws DomainError WRONG_STATE where the status book has no way */
async function waitForSupplier(
  em: EntityManager,
  inquiry: Inquiry,
  supplier: Supplier,
  actor: Actor,
): Promise<void> {
  const { status } = inquiry;
  if (status === 'waiting-manufacturer') return;
  if (!canTransition(quoteStatuses, status, 'waiting-manufacturer'))
    throw new DomainError('WRONG_STATE', { status });
  await transitionInquiry(em, inquiry, { to: 'waiting-manufacturer', note: supplier.name, actor });
}

/** @throws DomainError INVALID naming the first that is no line of the quote */
function linesOf(inquiry: Inquiry, ids: readonly string[]): InquiryLine[] {
  const lines = new Map(inquiry.lines.getItems().map((line) => [line.id, line]));
  const missing = ids.findIndex((id) => !lines.has(id));
  if (missing >= 0)
    throw new DomainError('INVALID', undefined, [
      { path: `body.lineIds.${missing}`, message: 'is no line of this quote' },
    ]);
  return [...lines.values()].filter(({ id }) => ids.includes(id)).sort((a, b) => a.lineNumber - b.lineNumber);
}
