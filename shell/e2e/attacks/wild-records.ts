import type { Endpoint } from '@gantry/contracts/endpoint';
import * as approvals from '@gantry/contracts/endpoints/offer-approvals';
import * as files from '@gantry/contracts/endpoints/record-files';
import * as inquiries from '@gantry/contracts/endpoints/inquiries';
import * as lists from '@gantry/contracts/endpoints/saved-lists';
import * as offers from '@gantry/contracts/endpoints/offers';
import * as quotes from '@gantry/contracts/endpoints/quotes-admin';
import * as requests from '@gantry/contracts/endpoints/quote-requests';
import * as suppliers from '@gantry/contracts/endpoints/suppliers';
import { salesImportPartNumbers } from '@gantry/contracts/endpoints/part-numbers';
import { salesCorrectUnresolved, salesPasteCartLines } from '@gantry/contracts/endpoints/sales';
import { salesAdminAcceptOffer } from '@gantry/contracts/endpoints/staff-checkout';
import { ampleProduct } from '@gantry/testing/ample-products';
import { linkInMail } from '@gantry/testing/asking';
import { callApi } from '@gantry/testing/offering';
import { freshEmail } from '@gantry/testing/buying';
import type { APIRequestContext } from '@gantry/testing/playwright';
import type { Params, People, StaffRecord, WildCalls } from './wild-calls.ts';
import { WildPurchases } from './wild-purchases.ts';

/** Where the records are that were made. */
export interface WildRecords {
  /** of the customer: asked, answered and offered; accepted; declined */
  readonly open: string;
  readonly accepted: string;
  readonly declined: string;
  readonly order: string;
  /** of a guest, with the token of its mail */
  readonly guest: { readonly number: string; readonly token: string };
  readonly list: string;
  readonly supplierId: string;
  readonly supplierLink: string;
  readonly orderLink: string;
  /** number and id of the purchase orders */
  readonly purchase: string;
  readonly purchaseDraft: string;
  /** addresses that mails went to */
  readonly mailboxes: readonly string[];
}

const shipTo = {
  attention: 'Gus Guest',
  line1: '1 Main St',
  city: 'Springfield',
  postalCode: '10115',
  country: 'DE',
  phone: '3075550100',
};
const asker = { name: 'Gus Guest', contactMethod: 'email' };
const form = {
  shipTo,
  shippingService: 'best-way',
  shippingAmount: 2500,
  paymentTerm: 'advanced',
  validDays: 30,
};

/** Makes a record of each kind by its calls, as the people would whose business it is, with wild texts throughout. */
export async function makeWildRecords(calls: WildCalls, people: People): Promise<WildRecords> {
  return new Maker(calls, people).make();
}

class Maker {
  private readonly email = freshEmail('wild');
  private readonly supplierEmail = freshEmail('wild-supplier');

  constructor(
    private readonly calls: WildCalls,
    private readonly people: People,
  ) {}

  async make(): Promise<WildRecords> {
    const sku = await this.aSku();
    const list = await this.keepList(sku);
    await this.paste();
    const guest = await this.askAsGuest(sku);
    const supplierId = await this.addSupplier();
    const open = await this.ask(sku);
    const supplierLink = await this.talk(open, supplierId);
    await this.offer(open);
    const declined = await this.refuseAndDecline(sku);
    const { accepted, order } = await this.accept(sku);
    const { purchase, purchaseDraft, orderLink } = await new WildPurchases(
      this.calls,
      this.people,
      this.supplierEmail,
    ).buy(supplierId);
    // what is asked ends the draft
    await this.keepDraft(sku);
    const mailboxes = [this.email, this.supplierEmail, 'info@gantry.example'];
    return {
      open,
      accepted,
      declined,
      order,
      guest,
      list,
      supplierId,
      supplierLink,
      orderLink,
      purchase,
      purchaseDraft,
      mailboxes,
    };
  }

  private read(number: string): Promise<StaffRecord> {
    return callApi<StaffRecord>(this.people.staff, 'GET', `/admin/inquiries/${number}`);
  }

  private async aSku(): Promise<string> {
    return (await ampleProduct(this.people.guest)).sku;
  }

  private async keepDraft(sku: string): Promise<void> {
    const fields = { name: '', company: '', message: '', email: '', phone: '' };
    const place = { attention: '', line1: '', line2: '', city: '', region: '', postalCode: '' };
    const lines = [
      { key: 'a', requested: '', note: '' },
      { key: 'b', sku },
    ];
    const { customer } = this.people;
    await this.calls.send(customer, requests.salesSaveQuoteDraft, {}, { fields, shipTo: place, lines });
    await this.sendFile(customer, files.salesAnnounceDraftFile, {});
  }

  private async sendFile(
    who: APIRequestContext,
    endpoint: Endpoint,
    params: Params,
    query = '',
  ): Promise<void> {
    const bytes = Buffer.from('flange, 4 bolts');
    const body = { name: 'drawing.txt', bytes: bytes.length, line: null };
    const { id } = await this.calls.send<{ id: string }>(who, endpoint, params, body, query);
    const sent = await who.put(`/api/v1/record-files/${id}/content?offset=0`, {
      data: bytes,
      headers: {
        'content-type': 'application/octet-stream',
        'x-gantry-client': '1',
        'sec-fetch-site': 'same-origin',
      },
    });
    if (!sent.ok()) throw new Error(`${endpoint.name}: ${sent.status()} ${await sent.text()}`);
  }

  private async keepList(sku: string): Promise<string> {
    const { customer } = this.people;
    const { id } = await this.calls.send<{ id: string }>(
      customer,
      lists.salesCreateSavedList,
      {},
      { name: 'A list' },
    );
    await this.calls.send(customer, lists.salesAddSavedListLine, { id }, { sku, quantity: 2 });
    const read = () =>
      callApi<{ version: number; lines: { lineId: string }[] }>(customer, 'GET', `/my-account/lists/${id}`);
    const { version, lines } = await read();
    const line = { id, lineId: lines[0]!.lineId };
    await this.calls.send(customer, lists.salesChangeSavedListLine, line, { version, quantity: 3 });
    await this.calls.send(customer, lists.salesChangeSavedList, { id }, { version: (await read()).version });
    return id;
  }

  private async paste(): Promise<void> {
    const { customer } = this.people;
    const cart = await this.calls.send<{ unresolvedLines: { id: string }[] }>(
      customer,
      salesPasteCartLines,
      {},
      { text: '' },
    );
    await this.calls.send(customer, salesCorrectUnresolved, { rowId: cart.unresolvedLines[0]!.id }, {});
    await this.calls.send(customer, salesImportPartNumbers, {}, { text: '' });
  }

  private async askAsGuest(sku: string): Promise<{ number: string; token: string }> {
    const { guest } = this.people;
    const body = { ...asker, email: this.email, subject: 'order', lines: [{ sku, quantity: 1 }] };
    const { number } = await this.calls.send(guest, inquiries.salesCreateInquiry, {}, body);
    const { version } = await this.read(number);
    const path = `/admin/inquiries/${number}/transitions`;
    await callApi(this.people.staff, 'POST', path, { to: 'in-work', version });
    const again = await this.calls.send(guest, inquiries.salesCreateInquiry, {}, body);
    const token = `?token=${again.token}`;
    await this.calls.send(guest, inquiries.salesWithdrawInquiry, { number: again.number }, {}, token);
    const lines = [{ requested: '', quantity: 5, note: '' }];
    const asked = { ...asker, email: this.email, shipTo, lines };
    const { number: last, token: key } = await this.calls.send(guest, requests.salesRequestQuote, {}, asked);
    return { number: last, token: key };
  }

  private async ask(sku: string): Promise<string> {
    const { customer } = this.people;
    const lines = [
      { sku, quantity: 1000, note: '' },
      { requested: '', quantity: 5, note: '' },
    ];
    const asked = { ...asker, email: this.email, shipTo, lines };
    const { number } = await this.calls.send(customer, requests.salesRequestQuote, {}, asked);
    const { version } = await callApi<StaffRecord>(customer, 'GET', `/inquiries/${number}`);
    const edited = [1, 2].map((lineNumber) => ({ lineNumber, quantity: 1000, note: '' }));
    await this.calls.send(customer, requests.salesEditQuoteLines, { number }, { version, lines: edited });
    await this.calls.send(customer, inquiries.salesWriteToInquiry, { number }, { text: '' });
    await this.calls.send(
      customer,
      inquiries.salesCreateInquiry,
      {},
      { ...asker, email: this.email, subject: 'other' },
    );
    await this.sendFile(customer, files.salesAnnounceInquiryFile, { number });
    return number;
  }

  private async moveTo(number: string, to: string, facts: object = {}): Promise<void> {
    const { version } = await this.read(number);
    const body = { to, version, ...facts };
    await this.calls.send(this.people.staff, inquiries.salesAdminTransitionInquiry, { number }, body);
  }

  /** Staff write inside and outside, and ask a supplier, who answers. */
  private async talk(number: string, supplierId: string): Promise<string> {
    const { staff, supplier } = this.people;
    await this.moveTo(number, 'in-work');
    for (const audience of ['internal', 'customer']) {
      await this.calls.send(staff, inquiries.salesAdminWriteToInquiry, { number }, { text: '', audience });
    }
    await this.sendFile(staff, files.salesAdminAnnounceInquiryFile, { number }, '?audience=all');
    await this.calls.send(staff, quotes.salesAdminAddQuoteLine, { number }, { name: '', quantity: 3 });
    const lineIds = (await this.read(number)).lines.map(({ id }) => id);
    await this.calls.send(staff, suppliers.salesAdminAskSupplier, { number }, { supplierId, lineIds });
    const link = await linkInMail(staff, this.supplierEmail, /\S+\/supplier\/(?!order)\S+/);
    const token = link.split('/').at(-1)!;
    await this.sendFile(supplier, suppliers.salesAnnounceSupplierFile, { token });
    const { version, lines } = await callApi<StaffRecord>(supplier, 'GET', `/supplier-requests/${token}`);
    const answers = lines.map(({ id }) => ({ id, unitCost: '4.00', leadTimeDays: 3 }));
    await this.calls.send(
      supplier,
      suppliers.salesAnswerSupplierRequest,
      { token },
      { version, lines: answers },
    );
    return link;
  }

  private async addSupplier(): Promise<string> {
    const { staff } = this.people;
    const supplier = {
      name: '',
      brands: '',
      contacts: [{ name: '', email: this.supplierEmail }],
      contactMethod: 'email',
      paymentTerm: 'net-30',
      locale: 'en-US',
    };
    const { id, version } = await this.calls.send<{ id: string; version: number }>(
      staff,
      suppliers.salesAdminAddSupplier,
      {},
      supplier,
    );
    await this.calls.send(staff, suppliers.salesAdminChangeSupplier, { id }, { version, form: supplier });
    return id;
  }

  /** Prices the line of our product, and says of the others that they cannot be had. */
  private async price(number: string, unitPrice: number): Promise<void> {
    const { staff } = this.people;
    const { lines } = await this.read(number);
    for (const [at, { id, version }] of lines.entries()) {
      const cells = at === 0 ? { unitPrice } : { notAvailable: 'discontinued' };
      await this.calls.send(
        staff,
        quotes.salesAdminSaveQuoteLine,
        { number, lineId: id },
        { version, cells },
      );
    }
    await this.moveTo(number, 'move-to-offer');
  }

  private async offer(number: string, unitPrice = 1250): Promise<{ approval: { id: string } | null }> {
    const { staff } = this.people;
    await this.price(number, unitPrice);
    const draft = await this.calls.send<{ version: number; totals: { grandTotal: number } }>(
      staff,
      offers.salesAdminDraftOffer,
      { number },
      { choices: form },
    );
    const { version, totals } = draft;
    const body = { version, acceptedTotal: totals.grandTotal, form };
    return this.calls.send(staff, offers.salesAdminSendOffer, { number }, body);
  }

  /** An offer that a rule stops is refused inside; the next one is declined by its customer. */
  private async refuseAndDecline(sku: string): Promise<string> {
    const { customer, finance } = this.people;
    const rule = {
      name: '',
      measure: 'total-above',
      threshold: 800_000_000,
      approver: 'finance',
      isActive: true,
    };
    const simulated = await this.calls.send<{ offers: number; hits: number }>(
      finance,
      approvals.salesAdminSimulateApprovalRule,
      {},
      rule,
    );
    const saved = { version: 0, form: rule, simulated: { offers: simulated.offers, hits: simulated.hits } };
    await this.calls.send(finance, approvals.salesAdminSaveApprovalRule, { id: crypto.randomUUID() }, saved);
    const number = await this.ask(sku);
    await this.moveTo(number, 'in-work');
    const { approval } = await this.offer(number, 1_000_000);
    const { version } = await this.read(number);
    const decision = { id: approval!.id, version, decision: 'refuse', reason: '' };
    await this.calls.send(finance, approvals.salesAdminDecideOffer, { number }, decision);
    await this.offer(number);
    await this.calls.send(customer, offers.salesDeclineOffer, { number }, { revision: 1, reason: '' });
    return number;
  }

  private async accept(sku: string): Promise<{ accepted: string; order: string }> {
    const { customer, staff } = this.people;
    const numbers: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const number = await this.ask(sku);
      await this.moveTo(number, 'in-work');
      await this.offer(number);
      numbers.push(number);
    }
    const [accepted = '', byStaff = ''] = numbers;
    const order = await this.calls.send(
      customer,
      offers.salesAcceptOffer,
      { number: accepted },
      { revision: 1 },
    );
    const phoned = { revision: 1, paymentService: 'check', reason: '' };
    await this.calls.send(staff, salesAdminAcceptOffer, { number: byStaff }, phoned);
    return { accepted, order: order.number };
  }
}
