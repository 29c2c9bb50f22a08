import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { remittanceOf, StoreConfig } from '@gantry/nest-kit/store-config';
import { system, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { InvoiceAllocation } from './invoice-allocation.entity.ts';
import { announceInvoice } from './invoice-log.ts';
import { Invoice, type IssuedFacts } from './invoice.entity.ts';
import { FindInvoiceNames } from './invoice-names.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import { creditShares } from './settle-invoices.ts';
import { SettleOrder } from './settle-order.ts';
import { soldLinesOf } from './sold-lines.ts';
import { taxShares } from './tax-shares.ts';

type Credited = EventPayload<'goods.credited'>;
type MemoFacts = Omit<IssuedFacts, 'kind' | 'issuedAt' | 'dueAt' | 'remittance' | 'shipmentNumber'>;

/** Credits what was invoiced, once for each reason. */
@Injectable()
export class IssueCreditMemo {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
    private readonly settlement: SettleOrder,
    private readonly store: StoreConfig,
    private readonly names: FindInvoiceNames,
  ) {}

  @OnEvent('goods.credited')
  async creditGoods(credited: Credited): Promise<void> {
    const names = await this.names.findNames(credited.orderNumber);
    const order = await this.orders.lock(credited.orderNumber);
    if (!order) throw new Error(`a credit for an order nobody knows: ${credited.orderNumber}`);
    const sourceKey = `credit:${credited.reference}`;
    if (await this.invoices.findBySource(sourceKey)) return;
    const lines = soldLinesOf(order, credited.lines, names);
    const { shipping, handlingFee, chargesTax, restockingFee, amount, reason } = credited;
    const goods = lines.reduce((sum, line) => sum + line.amount, 0);
    const tax = lines.reduce((sum, line) => sum + line.tax, chargesTax);
    const memos = (await this.invoices.ofOrder(order.id)).filter(({ kind }) => kind === 'credit-memo');
    const before = memos.flatMap(({ taxLines }) => taxLines);
    const taxLines = taxShares(order.taxLines, before, tax);
    const charges = { goods, shipping, handlingFee, restockingFee, tax, amount };
    await this.issue(order, { sourceKey, lines, taxLines, ...charges, reason }, null, system);
  }

  /** Credits an invoice in full, inside the caller's transaction. */
  creditAll(order: Order, invoice: Invoice, reason: string, actor: Actor): Promise<void> {
    const { number, lines, taxLines, goods, shipping, handlingFee, restockingFee, tax, amount } = invoice;
    const charges = { goods, shipping, handlingFee, restockingFee, tax, amount };
    const facts = { sourceKey: `void:${number}`, lines, taxLines, ...charges, reason };
    return this.issue(order, facts, invoice, actor);
  }

  /** @param only the invoice it credits; null: those that hold its lines */
  private async issue(order: Order, facts: MemoFacts, only: Invoice | null, actor: Actor): Promise<void> {
    const all = await this.invoices.ofOrder(order.id);
    const sequence = await this.invoices.nextSequence('credit-memo');
    const memo = Invoice.issue(order, sequence, {
      ...facts,
      kind: 'credit-memo',
      shipmentNumber: null,
      issuedAt: new Date(),
      dueAt: null,
      remittance: remittanceOf(this.store),
    });
    this.em.persist(memo);
    const creditable = only ? [only] : all.filter(({ isReceivable }) => isReceivable);
    creditShares(creditable, memo).forEach((amount, at) => this.credit(creditable[at]!, memo, amount));
    await this.em.flush();
    await announceInvoice(this.em, memo, order, { actor });
    await this.settlement.settleOrder(order, actor);
  }

  private credit(invoice: Invoice, creditMemo: Invoice, amount: number): void {
    if (amount === 0) return;
    invoice.credited += amount;
    this.em.persist(InvoiceAllocation.of(invoice, { kind: 'credit', amount, creditMemo }));
  }
}
