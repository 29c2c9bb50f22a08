import {
  salesApprovePart,
  salesAskApproval,
  salesAskOfferApproval,
  salesRejectApproval,
} from '@gantry/contracts/endpoints/order-approvals';
import { ampleProduct } from '@gantry/testing/ample-products';
import { mailsTo } from '@gantry/testing/asking';
import { hydrated } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi, offerQuotesTo } from '@gantry/testing/offering';
import { expect, test, type Page } from '@gantry/testing/playwright';
import { WildCalls } from './wild-calls.ts';
import { shortWildText, wildElements, wildText } from './wild-texts.ts';

// An order that is asked for in a company is read by somebody else there: their texts stay texts (specification §9).

const shipTo = {
  attention: 'Gus Guest',
  line1: '1 Main St',
  city: 'Springfield',
  postalCode: '10115',
  country: 'DE',
  phone: '3075550100',
};

interface Preview {
  readonly cartVersion: number;
  readonly shippingService: string | null;
  readonly options: readonly { readonly service: string }[];
  readonly totals: { readonly grandTotal: number };
}

/** Asks for an order of one product with wild texts throughout; gives the number of what waits for approval. */
async function askWildly(calls: WildCalls, { request }: Page, email: string): Promise<string> {
  const { sku } = await ampleProduct(request);
  await callApi(request, 'POST', '/cart/lines', { sku, quantity: 2 });
  const place = { country: 'DE', region: null, postalCode: shipTo.postalCode };
  const preview = (shippingService: string | null) =>
    callApi<Preview>(request, 'POST', '/checkout/preview', { ...place, shippingService });
  const first = await preview(null);
  const shippingService = first.shippingService ?? first.options[0]!.service;
  const { cartVersion, totals } = await preview(shippingService);
  const form = {
    email,
    shipTo,
    billTo: shipTo,
    shippingService,
    paymentTerm: 'advanced',
    paymentService: 'check',
  };
  const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
  return (await calls.send<{ number: string }>(request, salesAskApproval, {}, body)).number;
}

test('attack: markup and formulas in an order that is asked for, and in its rejection, stay text to both', async ({
  browser,
}) => {
  test.slow();
  const calls = new WildCalls();
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  const { people } = await callApi<{ people: { email: string; role: string }[] }>(
    admin.request,
    'GET',
    '/my-account/company',
  );
  const { email } = people.find(({ role }) => role === 'requester')!;
  const number = await askWildly(calls, colleague, email);
  await calls.send(admin.request, salesRejectApproval, { number }, { reason: '' });
  const parted = await askWildly(calls, colleague, email);
  const part = { lines: [{ lineNumber: 1, quantity: 1 }], rest: 'ask-again' };
  const { totals } = await callApi<Preview>(
    admin.request,
    'POST',
    `/my-account/approvals/${parted}/part/price`,
    part,
  );
  const accepted = { ...part, acceptedTotal: totals.grandTotal, reason: '' };
  await calls.send(admin.request, salesApprovePart, { number: parted }, accepted);
  const [quote] = await offerQuotesTo(browser, colleague.request);
  const offered = { revision: 1, paymentService: 'check' };
  const { number: ofOffer } = await calls.send<{ number: string }>(
    colleague.request,
    salesAskOfferApproval,
    { number: quote!.number },
    offered,
  );
  const asked = [salesAskApproval, salesAskOfferApproval, salesApprovePart, salesRejectApproval];
  expect(calls.missed(asked)).toEqual([]);
  for (const page of [admin, colleague])
    for (const address of [
      '/my-account/approvals',
      `/fr/my-account/approvals/${number}`,
      `/es/my-account/approvals/${parted}`,
      `/my-account/approvals/${ofOffer}`,
    ]) {
      await page.goto(address);
      await hydrated(page);
      if (address !== '/my-account/approvals') {
        const shown = await page.locator('body').textContent();
        expect([wildText, shortWildText].some((text) => shown?.includes(text))).toBe(true);
      }
      expect([address, await page.locator(wildElements).count()]).toEqual([address, 0]);
    }
  await expect(async () => {
    const mails = await mailsTo(colleague.request, email);
    const decided = mails.filter(({ text }) => text.includes(wildText));
    expect(decided.length).toBeGreaterThan(0);
    for (const { html } of decided) expect(html).not.toMatch(/<(img|b id)\b[^>]*(src=x|wild)/);
  }).toPass({ timeout: 60_000 });
  await close();
});
