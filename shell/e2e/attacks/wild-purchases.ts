import type { Endpoint } from '@gantry/contracts/endpoint';
import * as purchases from '@gantry/contracts/endpoints/purchase-orders';
import { ampleProduct } from '@gantry/testing/ample-products';
import { linkInMail } from '@gantry/testing/asking';
import { callApi } from '@gantry/testing/offering';
import { expect } from '@gantry/testing/playwright';
import type { People, WildCalls } from './wild-calls.ts';

interface Purchase {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

/** Purchase orders with wild texts throughout. */
export class WildPurchases {
  constructor(
    private readonly calls: WildCalls,
    private readonly people: People,
    /** address of the supplier */
    private readonly supplierEmail: string,
  ) {}

  /** Draws one up for stock, and has its supplier confirm, ship and bill it; another stays a draft. */
  async buy(supplierId: string): Promise<{ purchase: string; purchaseDraft: string; orderLink: string }> {
    const { staff, supplier } = this.people;
    const draft = await this.draftPurchase(supplierId);
    const changed = { version: draft.version, form: this.purchaseForm(supplierId, draft.partNumber) };
    const { id, version } = await this.calls.send<{ id: string; version: number }>(
      staff,
      purchases.salesAdminChangePurchaseOrder,
      { id: draft.id },
      changed,
    );
    const act = <Answer = Purchase>(endpoint: Endpoint, body: object) =>
      this.calls.send<Answer>(staff, endpoint, { id }, body);
    let order = await act(purchases.salesAdminGeneratePurchaseOrder, { version });
    const held = { version: order.version, to: 'on-hold', reason: '' };
    order = await act(purchases.salesAdminTransitionPurchaseOrder, held);
    order = await act(purchases.salesAdminTransitionPurchaseOrder, {
      version: order.version,
      to: 'purchase',
    });
    const token = (await this.orderLink('')).split('/').at(-1)!;
    const dearer = [{ lineNumber: 1, unitCost: '4.10' }];
    const { version: seen } = await callApi<Purchase>(supplier, 'GET', `/supplier-orders/${token}`);
    const answer = { version: seen, answer: 'confirm', promisedOn: '2099-05-04', lines: dearer };
    await this.calls.send(supplier, purchases.salesAnswerSupplierOrder, { token }, answer);
    order = await callApi<Purchase>(staff, 'GET', `/admin/purchase-orders/${id}`);
    order = await act(purchases.salesAdminRefuseConfirmation, { version: order.version, reason: '' });
    const orderLink = await this.orderLink(token);
    order = await act(purchases.salesAdminConfirmPurchaseOrder, {
      version: order.version,
      promisedOn: '2099-05-04',
    });
    const later = { version: order.version, promisedOn: '2099-06-08' };
    order = await act(purchases.salesAdminReschedulePurchaseOrder, later);
    const again = { version: order.version, promisedOn: '2099-06-15' };
    const newToken = orderLink.split('/').at(-1)!;
    await this.calls.send(supplier, purchases.salesRescheduleSupplierOrder, { token: newToken }, again);
    order = await callApi<Purchase>(staff, 'GET', `/admin/purchase-orders/${id}`);
    const counted = [{ lineNumber: 1, quantity: 10 }];
    order = await act(purchases.salesAdminShipPurchaseOrder, { version: order.version, lines: counted });
    order = await act(purchases.salesAdminReceivePurchaseOrder, { version: order.version, lines: counted });
    const billed = [{ lineNumber: 1, quantity: 10, unitCost: '4.00' }];
    const invoice = { version: order.version, number: '', date: '2026-11-20', lines: billed };
    order = await act(purchases.salesAdminInvoicePurchaseOrder, invoice);
    const other = await this.draftPurchase(supplierId);
    return { purchase: order.number, purchaseDraft: other.id, orderLink };
  }

  /** The link of the newest mail about a purchase order, as soon as it is another than the one before. */
  private async orderLink(before: string): Promise<string> {
    let link = before;
    await expect(async () => {
      link = await linkInMail(this.people.staff, this.supplierEmail, /\S+\/supplier\/order\/\S+/);
      expect(link.endsWith(before) && before !== '').toBe(false);
    }).toPass({ timeout: 60_000 });
    return link;
  }

  private purchaseForm(supplierId: string, partNumber: string) {
    return {
      source: 'stock',
      supplierId,
      paymentTerm: 'net-30',
      forwarder: 'freight',
      certificateOfOrigin: 'none',
      contactMethod: 'email',
      shipTo: 'warehouse',
      lines: [{ partNumber, quantity: 10, unitCost: '4.00' }],
    };
  }

  private async draftPurchase(supplierId: string) {
    const { partNumber } = await ampleProduct(this.people.guest);
    const entered = this.purchaseForm(supplierId, partNumber);
    const { staff } = this.people;
    const { id, version } = await this.calls.send<Purchase>(
      staff,
      purchases.salesAdminDraftPurchaseOrder,
      {},
      entered,
    );
    return { id, version, partNumber };
  }
}
