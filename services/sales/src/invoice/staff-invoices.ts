import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminCancelInvoice,
  salesAdminDisputeInvoice,
  salesAdminSendInvoice,
  salesAdminSettleDispute,
  salesAdminVoidInvoice,
} from '@gantry/contracts/endpoints/invoices';
import type { AdminInvoice, InvoiceAct, InvoiceSummary } from '@gantry/contracts/schemas/invoice';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { announceInvoice, logInvoice, resendInvoice } from './invoice-log.ts';
import { actsOf, adminInvoice, invoiceSummary } from './invoice.mapper.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import { IssueCreditMemo } from './issue-credit-memo.ts';
import { SettleOrder } from './settle-order.ts';

type Write =
  | ValidRequestOf<typeof salesAdminSendInvoice>
  | ValidRequestOf<typeof salesAdminDisputeInvoice>
  | ValidRequestOf<typeof salesAdminSettleDispute>
  | ValidRequestOf<typeof salesAdminCancelInvoice>
  | ValidRequestOf<typeof salesAdminVoidInvoice>;

interface Locked {
  readonly invoice: Invoice;
  readonly order: Order;
  readonly actor: Actor;
}

/** Invoices in the back office: read by all staff, changed by those whose act it is. */
@Injectable()
export class StaffInvoices {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderRepository,
    private readonly memos: IssueCreditMemo,
    private readonly settlement: SettleOrder,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async ofOrder(number: string): Promise<InvoiceSummary[]> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    return (await this.invoices.ofOrder(record.order.id)).map(invoiceSummary);
  }

  /** @throws DomainError NOT_FOUND */
  async getInvoice({ caller }: Call, number: string): Promise<AdminInvoice> {
    return adminInvoice(await this.record(number), caller.role);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE */
  sendInvoice(call: Call, request: ValidRequestOf<typeof salesAdminSendInvoice>): Promise<AdminInvoice> {
    return this.act(call, 'send', request, async ({ invoice, order, actor }) => {
      const to = request.body.email;
      invoice.sentTo = [...invoice.sentTo, { to, at: new Date().toISOString(), by: actor.name }];
      await resendInvoice(this.em, invoice, order, to);
      await logInvoice(this.em, invoice, { field: 'sent', before: null, after: to }, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE for one that is not open */
  disputeInvoice(
    call: Call,
    request: ValidRequestOf<typeof salesAdminDisputeInvoice>,
  ): Promise<AdminInvoice> {
    return this.act(call, 'dispute', request, async ({ invoice, actor }) => {
      const { reason } = request.body;
      invoice.disputed = { reason, at: new Date().toISOString(), by: actor.name };
      await logInvoice(this.em, invoice, { field: 'disputed', before: null, after: 'yes', reason }, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE for one that is not disputed */
  settleDispute(call: Call, request: ValidRequestOf<typeof salesAdminSettleDispute>): Promise<AdminInvoice> {
    return this.act(call, 'settle-dispute', request, async ({ invoice, actor }) => {
      const { reason } = invoice.disputed ?? { reason: null };
      invoice.disputed = null;
      await logInvoice(this.em, invoice, { field: 'disputed', before: 'yes', after: null, reason }, actor);
    });
  }

  /**
   * Its number stays used; the one in its place has the same amounts.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE
   */
  cancelInvoice(call: Call, request: ValidRequestOf<typeof salesAdminCancelInvoice>): Promise<AdminInvoice> {
    return this.act(call, 'cancel', request, async ({ invoice, order, actor }) => {
      const { reason, poNumber } = request.body;
      const before = invoice.status;
      invoice.status = 'canceled';
      await logInvoice(this.em, invoice, { field: 'status', before, after: 'canceled', reason }, actor);
      const sequence = await this.invoices.nextSequence('invoice');
      const replacement = Invoice.replace(invoice, sequence, poNumber ?? invoice.poNumber ?? null);
      this.em.persist(replacement);
      await this.em.flush();
      await this.invoices.keepReminders(invoice, replacement);
      await announceInvoice(this.em, replacement, order, { replaces: invoice.number, actor });
      await this.settlement.settleOrder(order, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once money has come */
  voidInvoice(call: Call, request: ValidRequestOf<typeof salesAdminVoidInvoice>): Promise<AdminInvoice> {
    return this.act(call, 'void', request, ({ invoice, order, actor }) =>
      this.memos.creditAll(order, invoice, request.body.reason, actor),
    );
  }

  private act(
    call: Call,
    act: InvoiceAct,
    { params: { number }, body }: Write,
    change: (locked: Locked) => Promise<void>,
  ): Promise<AdminInvoice> {
    const actor = actorOf(call.caller);
    const scope = `${act}-invoice:${actor.accountId}:${number}`;
    return idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: body }, async () => {
      const locked = await this.lock(number);
      const { invoice } = locked;
      if (invoice.version !== body.version)
        throw new DomainError('STALE_VERSION', { version: invoice.version });
      if (!actsOf(invoice, call.caller.role).includes(act))
        throw new DomainError('WRONG_STATE', { status: invoice.status });
      invoice.version += 1;
      await change({ ...locked, actor });
      await this.em.flush();
      return this.getInvoice(call, number);
    });
  }

  /** Whoever changes an invoice holds the lock of its order. */
  private async lock(number: string): Promise<Omit<Locked, 'actor'>> {
    const found = await this.invoices.findInvoice(number);
    const order = found && (await this.orders.lock(found.orderNumber));
    if (!order) throw new DomainError('NOT_FOUND');
    return { invoice: await this.em.refreshOrFail(found), order };
  }

  private async record(number: string) {
    const record = await this.invoices.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    return record;
  }
}
