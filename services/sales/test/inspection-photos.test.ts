import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as requests from '@gantry/contracts/endpoints/order-requests';
import { salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import type { Role } from '@gantry/domain/roles';
import { photo, RequestFixture } from './request-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
});
afterAll(() => shop.stop());

interface Photo {
  readonly role?: Role;
  readonly draft?: string;
  readonly line?: string | null;
  readonly name?: string;
  readonly content?: string | Uint8Array;
}

const announce = (number: string, { role = 'warehouse', draft = randomUUID(), ...facts }: Photo = {}) => {
  const { line = '1', name = 'thread.png', content = photo } = facts;
  return shop.sales.service.call(
    requests.salesAdminAnnouncePhoto,
    { params: { number, draft }, body: { name, bytes: Buffer.byteLength(content), line } },
    { caller: shop.dock.by(role) },
  );
};
/** Takes a photo of what came back. @returns the draft it was sent under, and its id */
async function takePhoto(number: string, { draft = randomUUID(), content = photo, ...facts }: Photo = {}) {
  const { id } = await announce(number, { ...facts, draft, content });
  const bytes = Buffer.from(content);
  await shop.sales.service.call(salesSendFileChunk, { params: { id }, query: { offset: '0' }, body: bytes });
  return { draft, id };
}
/** A return whose goods may come back. */
async function authorized(): Promise<string> {
  const { number } = await shop.ask(await shop.delivered(2, 0));
  await shop.act(number, 'authorize', { role: 'support' });
  return number;
}
const save = (number: string, id: string) =>
  shop.sales.service.call(
    requests.salesGetRequestFile,
    { params: { number, id }, query: {} },
    { caller: shop.pat },
  );
const saveAsStaff = (number: string, id: string) =>
  shop.sales.service.call(
    requests.salesAdminGetRequestFile,
    { params: { number, id } },
    { caller: shop.dock.by('support') },
  );

describe('photos of goods that came back', () => {
  test('go with what was found, for staff alone', async () => {
    const number = await authorized();
    const { draft, id } = await takePhoto(number);
    await takePhoto(number, { draft, name: 'box.jpg', content: Buffer.from('ffd8ffe000104a46', 'hex') });
    expect((await shop.get(number)).files).toEqual([]);
    const { files, history } = await shop.receive(number, { photos: draft, condition: 'used' });
    expect(files.map(({ name, line, sender }) => [name, line, sender])).toEqual([
      ['thread.png', '1', 'store'],
      ['box.jpg', '1', 'store'],
    ]);
    expect(history).toContainEqual(expect.objectContaining({ kind: 'photos', text: 'thread.png, box.jpg' }));
    expect(Buffer.from(await saveAsStaff(number, id))).toEqual(Buffer.from(photo));
    const mine = await shop.mine(number);
    expect([mine.files, mine.history.filter(({ kind }) => kind === 'photos')]).toEqual([[], []]);
    await expect(save(number, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are shown to the customer whose goods go back because of them', async () => {
    const number = await authorized();
    const { draft, id } = await takePhoto(number);
    await shop.receive(number, { photos: draft, condition: 'used', disposition: 'scrap' });
    await shop.act(number, 'send-back', { role: 'support', reason: 'used' });
    expect((await shop.mine(number)).files).toMatchObject([{ id, name: 'thread.png', sender: 'store' }]);
    expect(Buffer.from(await save(number, id))).toEqual(Buffer.from(photo));
    await expect(
      shop.sales.service.call(
        requests.salesGetRequestFile,
        { params: { number, id }, query: {} },
        { caller: shop.sales.account() },
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can be taken out before the goods are received, and not after', async () => {
    const number = await authorized();
    const { draft, id } = await takePhoto(number);
    const kept = await takePhoto(number, { draft, name: 'kept.png' });
    const remove = (photoId: string) =>
      shop.sales.service.call(
        requests.salesAdminRemovePhoto,
        { params: { number, draft, id: photoId } },
        { caller: shop.dock.by('warehouse') },
      );
    await remove(id);
    const { files } = await shop.receive(number, { photos: draft });
    expect(files.map((file) => file.id)).toEqual([kept.id]);
    await expect(remove(kept.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of another return are not taken along by their draft', async () => {
    const number = await authorized();
    const { draft } = await takePhoto(await authorized());
    expect((await shop.receive(number, { photos: draft })).files).toEqual([]);
  });
});

describe('what is refused', () => {
  test('photos by whoever does not receive goods, and of lines that are not to come', async () => {
    const number = await authorized();
    const refused = { code: 'NOT_PERMITTED' };
    for (const role of ['support', 'finance', 'catalog', 'customer'] as const)
      await expect(announce(number, { role })).rejects.toMatchObject(refused);
    for (const line of ['2', null])
      await expect(announce(number, { line })).rejects.toMatchObject({ issues: [{ path: 'body.line' }] });
    await expect(announce('r-999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('photos of goods that may not come back yet', async () => {
    const { number } = await shop.ask(await shop.delivered(2, 0));
    await expect(announce(number)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test.each(['page.html', 'drawing.svg', 'list.xlsx'])('%s', async (name) => {
    await expect(announce(await authorized(), { name })).rejects.toMatchObject({
      issues: [{ path: 'body.name', message: 'unknown-kind' }],
    });
  });

  test('a page that calls itself a picture', async () => {
    const number = await authorized();
    await expect(takePhoto(number, { content: '<svg onload="alert(1)"/>' })).rejects.toMatchObject({
      issues: [{ path: 'body.file', message: 'not-its-kind' }],
    });
  });
});
