import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Browser } from './browser.ts';
import { shipTo } from './ship-to.ts';
import { startStore } from './start-store.ts';

jest.setTimeout(120_000);

const password = 'Gantry-demo-1';

/** Asks again until the answer is there: effects of an order run after it, from the outbox. */
async function eventually<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error('It did not happen.');
}

describe.each(['all', 'one'] as const)('with the domains started as %s', (mode) => {
  let store: Awaited<ReturnType<typeof startStore>>;
  let buyer: Browser;
  let order: { number: string; token: string };
  beforeAll(async () => {
    store = await startStore(mode);
    buyer = new Browser(store.origin);
  });
  afterAll(() => store.stop());

  const signIn = async (who: string, browser = new Browser(store.origin)) => {
    const body = { email: `${who}@demo.gantry.example`, password };
    expect((await browser.send('POST', '/auth/sign-in', body)).status).toBe(200);
    return browser;
  };

  test('is ready as a whole', async () => {
    // right after the start, while the index is built, a part may answer later than a probe waits
    const report = await eventually(async () => {
      const answer = await fetch(`${store.origin}/ready`);
      return answer.status === 200 ? ((await answer.json()) as unknown) : undefined;
    });
    expect(report).toMatchObject({ ready: true, checks: { catalog: true, sales: true, shipping: true } });
  });

  test('finds a product, puts it in a guest’s cart and keeps it over the sign-in', async () => {
    const { items } = (await buyer.get('/catalog/products?availability=in-stock')).data;
    const { sku, minQuantity } = items.find(({ price }: any) => price.visibility === 'public');
    const line = { sku, quantity: minQuantity };
    const added = await buyer.send('POST', '/cart/lines', line, 'put-it-in-the-cart');
    expect(added.data.lines).toEqual([expect.objectContaining({ sku })]);
    expect(buyer.cookies.get('cart')).toBeDefined();
    await signIn('buyer', buyer);
    expect((await buyer.get('/cart')).data.lines).toEqual([expect.objectContaining(line)]);
  });

  test('orders it on net terms; the same submit again is the same order', async () => {
    const { country, region, postalCode } = shipTo;
    const place = { country, region, postalCode, shippingService: null };
    const preview = (await buyer.send('POST', '/checkout/preview', place)).data;
    expect(preview).toMatchObject({ taxComplete: true, paymentTerms: expect.arrayContaining(['net-30']) });
    const form = {
      email: 'buyer@demo.gantry.example',
      shipTo,
      billTo: null,
      shippingService: preview.shippingService ?? preview.options[0].service,
      poNumber: 'PO-7731',
      paymentTerm: 'net-30',
      paymentService: 'check',
    };
    const chosen = (
      await buyer.send('POST', '/checkout/preview', { ...place, shippingService: form.shippingService })
    ).data;
    const body = { form, cartVersion: chosen.cartVersion, acceptedTotal: chosen.totals.grandTotal };
    const placed = await buyer.send('POST', '/checkout/purchase', body, 'one-and-only-order');
    expect(placed).toMatchObject({ status: 200, data: { number: expect.any(String) } });
    order = placed.data;
    expect((await buyer.send('POST', '/checkout/purchase', body, 'one-and-only-order')).data).toEqual(order);
    expect((await buyer.get('/my-account/orders')).data.items).toHaveLength(1);
  });

  test('mails the receipt once', async () => {
    const sent = () => store.mails.listMails('buyer@demo.gantry.example');
    const mail = await eventually(() =>
      sent().find(({ subject }) => subject.includes(order.number.toUpperCase())),
    );
    expect(mail.text).toContain('PO-7731');
    expect(sent()).toHaveLength(1);
  });

  test('shows the order to its buyer and to nobody else', async () => {
    expect((await buyer.get(`/my-account/orders/${order.number}`)).status).toBe(200);
    const guest = new Browser(store.origin);
    expect((await guest.get(`/my-account/orders/${order.number}`)).status).toBe(401);
    expect((await guest.get(`/orders/${order.number}/confirmation?token=${'x'.repeat(32)}`)).status).toBe(
      404,
    );
    const other = new Browser(store.origin);
    const person = { email: `other-${mode}@example.com`, password: 'another-Horse-8', name: 'Other' };
    await other.send('POST', '/auth/sign-up', person, 'sign-up-of-the-other');
    const code = await eventually(() =>
      store.mails
        .listMails(person.email)
        .map(({ text }) => /confirm-username\?code=(\w+)/.exec(text)?.[1])
        .find(Boolean),
    );
    const confirmed = await other.send('POST', '/my-account/confirm-username', { code });
    expect(confirmed.data.user).toMatchObject({ email: person.email });
    expect((await other.get(`/my-account/orders/${order.number}`)).status).toBe(404);
    expect((await other.get(`/admin/orders/${order.number}`)).error.code).toBe('NOT_PERMITTED');
  });

  test('lets staff confirm the lines; buyer, mailbox and audit trail see it', async () => {
    const sales = await signIn('sales');
    const open = (await sales.get(`/admin/orders/${order.number}`)).data;
    const move = {
      lineIds: open.lines.map(({ lineId }: any) => lineId),
      to: 'confirmed',
      version: open.version,
    };
    const moved = await sales.send(
      'POST',
      `/admin/orders/${order.number}/transitions`,
      move,
      'confirm-all-the-lines',
    );
    expect(moved.status).toBe(200);
    const seen = (await buyer.get(`/my-account/orders/${order.number}`)).data;
    expect(seen.lines.map(({ wording }: any) => wording)).toEqual(['Confirmed']);
    await eventually(() => store.mails.listMails().find(({ subject }) => subject.includes('Confirmed')));
    const auditor = await signIn('auditor');
    const trail = await eventually(async () => {
      const { items, chainIntact } = (await auditor.get('/admin/audit')).data;
      const entry = items.find(
        ({ entityNumber, after }: any) => entityNumber === order.number && after === 'confirmed',
      );
      return entry && { entry, chainIntact };
    });
    expect(trail).toMatchObject({ entry: { actor: expect.any(String) }, chainIntact: true });
  });

  test('serves drawings through the image path', async () => {
    const answer = await fetch(`${store.origin}/image/card/category-fasteners.svg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(8, 12))).toBe('WEBP');
  });

  test('signs out on the server', async () => {
    const token = buyer.cookies.get('accessToken') ?? '';
    expect((await buyer.get('/my-account/logout')).data).toEqual({ ok: true });
    expect(buyer.cookies.has('accessToken')).toBe(false);
    buyer.cookies.set('accessToken', token).set('session', 'x');
    expect((await buyer.get('/get-user')).status).toBe(401);
  });
});
