import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { questionsADay } from '../src/stock-notice/notices.service.ts';
import { NoticeFixture, soldOut } from './support/notice-fixture.ts';

const many = Array.from({ length: questionsADay }, (_, at) => soldOut(`many-${at}`));

let shop: NoticeFixture;
beforeAll(async () => {
  shop = await NoticeFixture.start([
    ...['yes', 'late', 'turns', 'mine'].map((id) => soldOut(id)),
    soldOut('asked', { translations: { 'es-US': { name: 'Preguntada' } } }),
    ...many,
  ]);
});
afterAll(() => shop.stop());

let count = 0;
const someone = () => `someone-${(count += 1)}@example.com`;
const codeOf = ({ code }: { code: string }) => code;

// Anybody may enter any address.
describe('an address', () => {
  const unconfirmed = (email: string) => shop.person({ email, confirmed: false });

  test('is asked once by a mail, and gets no news before its link is pressed', async () => {
    const email = someone();
    const asker = shop.person();
    await shop.request('asked', email, { locale: 'es-US' });
    for (const caller of [undefined, asker, unconfirmed(email), shop.person()])
      await shop.request('asked', email, { caller });
    expect(await shop.asked(email)).toEqual([
      {
        email,
        locale: 'es-US',
        productName: 'Preguntada',
        productUri: 'asked',
        partNumber: 'ASKED',
        token: expect.any(String),
      },
    ]);
    await shop.stockChanged('ASKED', 2);
    await shop.work();
    expect(await shop.told(email)).toEqual([]);
    await shop.stockChanged('ASKED', 0);
    await shop.work();
  });

  test('is asked once, and waits once, however many enter it at the same moment', async () => {
    const email = someone();
    const askers = [undefined, shop.person(), undefined, shop.person(), undefined, shop.person()];
    await Promise.all(askers.map((caller) => shop.request('asked', email, { caller })));
    expect(await shop.asked(email)).toHaveLength(1);
    const rows = await shop.sql('select id from catalog.stock_notice where email = ?', [email]);
    expect(rows).toHaveLength(1);
  });

  test('is notified once it has said yes, at once where the product has come back meanwhile', async () => {
    const [before, after] = [someone(), someone()];
    for (const email of [before, after]) await shop.request('yes', email);
    const tokenOf = async (email: string) => (await shop.asked(email))[0]!.token;
    const token = await tokenOf(before);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const rows = await shop.sql<{ row: string }>('select n::text as row from catalog.stock_notice n');
    expect(rows.every(({ row }) => !row.includes(token))).toBe(true);
    await Promise.all([shop.confirm(token), shop.confirm(token), shop.confirm(token)]);
    await shop.stockChanged('YES', 3);
    await shop.work();
    expect([await shop.told(before), await shop.told(after)].map(({ length }) => length)).toEqual([1, 0]);
    await shop.confirm(await tokenOf(after));
    await shop.work();
    await shop.confirm(await tokenOf(after));
    await shop.confirm(token);
    await shop.work();
    expect([await shop.told(before), await shop.told(after)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('says yes with its own link only, and not after a week', async () => {
    const email = someone();
    await shop.request('late', email);
    const [{ token } = { token: '' }] = await shop.asked(email);
    await shop.sql(`update catalog.stock_notice set created_at = now() - interval '8 days' where email = ?`, [
      email,
    ]);
    for (const wrong of [token, 'A'.repeat(32), token.slice(0, -1)])
      await expect(shop.confirm(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.confirm("' or 1=1")).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('is not asked again by asking and taking back in turns, nor for more than a few products a day', async () => {
    const email = someone();
    const asker = shop.person();
    for (let turn = 0; turn < 3; turn += 1) {
      await shop.request('turns', email, { caller: asker });
      await shop.cancel(asker, 'turns');
    }
    expect(await shop.mine(asker, 'turns')).toEqual({ notice: null });
    expect(await shop.asked(email)).toHaveLength(1);
    const asked = many.map(({ id }) => shop.request(id, email).catch(codeOf));
    expect((await Promise.all(asked)).filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(1);
    expect(await shop.asked(email)).toHaveLength(questionsADay);
  });

  test('that a confirmed account has waits at once, whoever entered it before', async () => {
    const email = someone();
    await shop.request('mine', email);
    await shop.request('mine', email, { caller: unconfirmed(email) });
    const caller = shop.person({ email });
    expect(await shop.request('mine', email, { caller })).toEqual({ ok: true, toConfirm: false });
    expect((await shop.mine(caller, 'mine')).notice).toMatchObject({ email, confirmed: true });
    await shop.stockChanged('MINE', 1);
    await shop.work();
    expect(await shop.told(email)).toHaveLength(1);
    expect(await shop.asked(email)).toHaveLength(1);
  });
});
