import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { helpTag } from '@gantry/contracts/catalogue-tags';
import { catalogListAddresses } from '@gantry/contracts/endpoints/addresses';
import { catalogListChanges } from '@gantry/contracts/endpoints/catalog';
import * as calls from '@gantry/contracts/endpoints/help-pages';
import type { AdminHelpPage, HelpPageForm } from '@gantry/contracts/schemas/help-page';
import { wallClock, storeHours } from '@gantry/domain/business-days';
import { aCaller } from '@gantry/nest-kit/testing';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, startCatalog } from './support/catalog.ts';

const writer = aCaller({ role: 'support', name: 'Sam Writer' });
let database: TestDatabase;
let service: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  database = await emptyCatalog();
  service = await startCatalog(database.url);
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const empty = { title: '', summary: '', body: '' };
const formOf = (more: Partial<HelpPageForm> = {}): HelpPageForm => ({
  slug: `page-${randomUUID().slice(0, 8)}`,
  group: 'delivery',
  place: '55',
  isShown: true,
  from: '',
  until: '',
  english: { title: 'Holiday hours', summary: 'When we are closed.', body: '## Closed\n\nOn **Friday**.' },
  spanish: empty,
  french: empty,
  ...more,
});
const formFrom = ({ content }: AdminHelpPage, more: Partial<HelpPageForm> = {}): HelpPageForm => {
  const { slug, group, place, isShown, from, until, english, spanish, french } = content;
  const texts = { english, spanish: spanish ?? empty, french: french ?? empty };
  return { slug, group, place, isShown, from, until, ...texts, ...more };
};
const get = (key: string) =>
  service.call(calls.catalogAdminGetHelpPage, { params: { key } }, { caller: writer });
const publish = (key: string, revision: number, form: HelpPageForm, idempotencyKey: string = randomUUID()) =>
  service.call(
    calls.catalogAdminPublishHelpPage,
    { params: { key }, body: { revision, form, reason: 'Asked by readers' } },
    { caller: writer, idempotencyKey },
  );
const restore = (key: string, revision: number, to: number) =>
  service.call(
    calls.catalogAdminRestoreHelpPage,
    { params: { key }, body: { revision, to, reason: 'It was right' } },
    { caller: writer, idempotencyKey: randomUUID() },
  );
const read = (slug: string, locale = 'en-US') =>
  service.call(calls.catalogGetHelpPage, { params: { slug } }, { locale: locale as 'en-US' });
const slugs = async () => (await service.call(calls.catalogListHelpPages, {})).map(({ slug }) => slug);
const today = wallClock(new Date(), storeHours.timeZone).day;
const dayFromNow = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('what ships is read in three languages, with links and anchors as markup', async () => {
  const page = await read('returns');
  expect(page).toMatchObject({ title: 'Returns', language: 'en-US', isListed: true });
  expect(page.body).toContain('## Ask first {#ask}');
  expect(page.body).toContain('[contact form](/help-section/contact-us)');
  expect(page.related.map(({ slug }) => slug)).toEqual(['shipping', 'order-status', 'cancellations']);
  expect(await read('returns', 'es-US')).toMatchObject({ title: 'Devoluciones', language: 'es-US' });
  expect(await read('returns', 'fr-CA')).toMatchObject({ title: 'Retours', language: 'fr-CA' });
  expect(await slugs()).toHaveLength(16);
});

test('a question is answered by the section that holds its words, without accents', async () => {
  const answers = await service.call(calls.catalogSearchHelp, { query: { find: 'restocking' } });
  expect(answers.map(({ slug }) => slug)).toEqual(['returns']);
  const spanish = await service.call(
    calls.catalogSearchHelp,
    { query: { find: 'HAWAI' } },
    { locale: 'es-US' },
  );
  expect(spanish.map(({ slug }) => slug)).toContain('shipping');
});

test('a change of what ships is seen at once, its translations are marked older until someone says otherwise', async () => {
  const before = await get('quotes');
  expect(before).toMatchObject({ revision: 0, isAsShipped: true, spanish: 'current', shownRevision: 0 });
  const english = { ...before.content.english, title: 'Quotes' };
  const first = await publish('quotes', 0, formFrom(before, { english }));
  expect(first).toMatchObject({ revision: 1, shownRevision: 1, spanish: 'older', french: 'older' });
  expect((await read('quotes')).title).toBe('Quotes');
  expect((await read('quotes', 'es-US')).title).toBe(before.content.spanish!.title);
  const spanish = { ...first.content.spanish!, isCurrent: true };
  const french = { ...first.content.french!, title: 'Devis' };
  const second = await publish('quotes', 1, formFrom(first, { spanish, french }));
  expect(second).toMatchObject({ spanish: 'current', french: 'current' });
  const shipped = await restore('quotes', 2, 0);
  expect(shipped).toMatchObject({ revision: 3, isAsShipped: true, spanish: 'current' });
  expect((await read('quotes', 'fr-CA')).title).toBe(before.content.french!.title);
  expect(shipped.revisions.map(({ revision, restores }) => [revision, restores])).toEqual([
    [3, 0],
    [2, null],
    [1, null],
    [0, null],
  ]);
  const difference = await service.call(
    calls.catalogAdminGetHelpRevision,
    { params: { key: 'quotes', revision: '1' } },
    { caller: writer },
  );
  expect([difference.before?.english.title, difference.after.english.title]).toEqual([
    before.content.english.title,
    'Quotes',
  ]);
});

test('a page of our own stands in its group, falls back to English, and leaves by being hidden', async () => {
  const key = randomUUID();
  const made = await publish(key, 0, formOf({ slug: 'holiday-hours' }));
  expect(made).toMatchObject({ state: 'shown', isShipped: false, spanish: 'missing', earlierSlugs: [] });
  expect((await slugs()).slice(12, 15)).toEqual(['returns', 'holiday-hours', 'contact-us']);
  expect(await read('holiday-hours', 'fr-CA')).toMatchObject({ title: 'Holiday hours', language: 'en-US' });
  const hidden = await publish(key, 1, formFrom(made, { isShown: false }));
  expect(hidden).toMatchObject({ state: 'hidden', shownRevision: null });
  await expect(read('holiday-hours')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await slugs()).not.toContain('holiday-hours');
});

test.each(['nothing-of-ours', 'No Such', '../etc', 'a\u0000b', '%00', 'x'.repeat(5000), ''])(
  'there is no page at %j',
  (slug) => expect(read(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' }),
);

test('a page of no group is read by its address alone', async () => {
  await publish(randomUUID(), 0, formOf({ slug: 'for-plant-managers', group: 'none' }));
  expect(await read('for-plant-managers')).toMatchObject({ isListed: false, related: [] });
  expect(await slugs()).not.toContain('for-plant-managers');
  const found = await service.call(calls.catalogSearchHelp, { query: { find: 'holiday hours' } });
  expect(found.map(({ slug }) => slug)).not.toContain('for-plant-managers');
  const sitemap = await service.call(catalogListAddresses, { params: { list: 'help' }, query: {} });
  const paths = sitemap.addresses.map(({ path }) => path);
  expect(paths).toContain('/help-section/returns');
  expect(paths).not.toContain('/help-section/for-plant-managers');
});

test('an address that a page had leads to it for good, and no other page takes it', async () => {
  const key = randomUUID();
  const first = await publish(key, 0, formOf({ slug: 'dock-hours' }));
  const moved = await publish(key, 1, formFrom(first, { slug: 'receiving-hours' }));
  expect(moved.earlierSlugs).toEqual(['dock-hours']);
  const movedTo = { code: 'NOT_FOUND', data: { movedTo: 'receiving-hours' } };
  await expect(read('dock-hours')).rejects.toMatchObject(movedTo);
  for (const slug of ['dock-hours', 'receiving-hours', 'returns', 'contact-us'])
    await expect(publish(randomUUID(), 0, formOf({ slug }))).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'form.slug', message: 'is the address of another page' }],
    });
  const privacy = await get('privacy');
  await publish('privacy', 0, formFrom(privacy, { slug: 'privacy-notice' }));
  await expect(read('privacy')).rejects.toMatchObject({ data: { movedTo: 'privacy-notice' } });
  const back = await restore('privacy', 1, 0);
  expect(back.earlierSlugs).toEqual(['privacy-notice']);
  await expect(read('privacy-notice')).rejects.toMatchObject({ data: { movedTo: 'privacy' } });
  const again = await publish(key, 2, formFrom(moved, { slug: 'dock-hours' }));
  expect(again.earlierSlugs).toEqual(['receiving-hours']);
});

test('a revision holds on its days, and before and after them what held before', async () => {
  const page = await get('shipping');
  const texts = (title: string) => ({ english: { ...page.content.english, title } });
  const planned = await publish('shipping', 0, formFrom(page, { ...texts('Later'), from: dayFromNow(2) }));
  expect(planned).toMatchObject({ revision: 1, shownRevision: 0, state: 'shown' });
  expect((await read('shipping')).title).toBe('Shipping');
  const now = { ...texts('Now'), from: today, until: today };
  const shown = await publish('shipping', 1, formFrom(page, now));
  expect([shown.shownRevision, (await read('shipping')).title]).toEqual([2, 'Now']);
  await publish(
    'shipping',
    2,
    formFrom(page, { ...texts('Before'), from: '2020-01-01', until: '2020-12-31' }),
  );
  expect((await read('shipping')).title).toBe('Now');
  const key = randomUUID();
  const form = formOf({ slug: 'next-week', from: dayFromNow(7) });
  expect(await publish(key, 0, form)).toMatchObject({ state: 'planned', shownRevision: null });
  await expect(read('next-week')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await publish(randomUUID(), 0, formOf({ until: '2021-01-01' }))).toMatchObject({ state: 'ended' });
});

test('of two who publish one page the second is told, and one press publishes once', async () => {
  const page = await get('prices');
  const key = randomUUID();
  const first = await publish('prices', 0, formFrom(page), key);
  expect(await publish('prices', 0, formFrom(page), key)).toMatchObject({ revision: first.revision });
  await expect(publish('prices', 0, formFrom(page))).rejects.toMatchObject({
    code: 'STALE_VERSION',
    data: { revision: 1 },
  });
  const pages = await Promise.allSettled(
    Array.from({ length: 5 }, () => publish(randomUUID(), 0, formOf({ slug: 'one-address' }))),
  );
  expect(pages.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  [{ slug: 'Not An Address' }, 'form.slug'],
  [{ slug: '../etc' }, 'form.slug'],
  [{ english: { title: '', summary: 'x', body: 'x' } }, 'form.english.title'],
  [{ english: { title: 'x', summary: 'x', body: '[a](javascript:alert(1))' } }, 'form.english.body'],
  [{ spanish: { title: 'x', summary: '', body: 'x' } }, 'form.spanish.summary'],
  [{ french: { title: '', summary: 'x', body: 'x' } }, 'form.french.title'],
  [{ from: '2026-02-02', until: '2026-02-01' }, 'form.until'],
  [{ place: '0' }, 'form.place'],
])('%j is refused at %s', async (more, path) => {
  const refused = publish(randomUUID(), 0, formOf(more as Partial<HelpPageForm>));
  await expect(refused).rejects.toMatchObject({ code: 'INVALID', issues: [{ path }] });
});

test('the contact page and pages there are not cannot be written', async () => {
  for (const key of ['contact-us', 'no-such-page']) {
    await expect(publish(key, 0, formOf())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(restore(key, 0, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('every publication and each day that begins or ends makes another stamp for caches', async () => {
  const stamp = async () => (await service.call(catalogListChanges, { query: {} })).help!;
  const before = await stamp();
  await publish(randomUUID(), 0, formOf());
  const after = await stamp();
  expect(after).not.toBe(before);
  await service.sql(
    "update catalog.help_revision set valid_from = now() - interval '1 second' where valid_from > now()",
  );
  expect(await stamp()).not.toBe(after);
  expect(helpTag(after)).toBe(`help:${after}`);
});
