import { cartChanged, sessionKnown, type AppStore, type Visitor } from '@gantry/api-client';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { installOtherTabs } from './other-tabs.ts';
import { customer, requestStore } from './session.test-kit.ts';

type OnMessage = ((event: { readonly data: unknown }) => void) | null;

const cart = (count: number) => ({
  token: 'a'.repeat(22),
  count,
  subtotal: count * 100,
  currency: 'USD' as const,
});
const dana: Visitor = { user: customer, cart: null };
const guest: Visitor = { user: null, cart: null };

let tabs: { store: AppStore; reload: jest.Mock; channel: { onmessage: OnMessage } }[];
let told: number;
let isTyping: boolean;

/** Opens a tab; what one tells, all others hear. @param meanwhile what it becomes before it can tell anybody */
function openTab(visitor: Visitor | null, meanwhile?: Visitor): AppStore {
  const store = requestStore();
  if (visitor) store.dispatch(sessionKnown(visitor));
  const before = store.getState().session;
  if (meanwhile) store.dispatch(sessionKnown(meanwhile));
  const channel = {
    onmessage: null as OnMessage,
    postMessage(data: unknown) {
      told += 1;
      if (told > 20) throw new Error('tabs answer each other for ever');
      const others = tabs.filter((tab) => tab.channel !== channel);
      for (const tab of others) tab.channel.onmessage?.({ data: structuredClone(data) });
    },
  };
  const reload = jest.fn();
  installOtherTabs(store, { before, channel, areFormsInUse: () => isTyping, reload });
  tabs.push({ store, reload, channel });
  return store;
}
const sessions = () =>
  tabs.map(({ store }) => {
    const { user, cart: shown } = store.getState().session;
    return [user?.email ?? null, shown?.count ?? null];
  });
const reloads = () => tabs.map(({ reload }) => reload.mock.calls.length);

beforeEach(() => {
  tabs = [];
  told = 0;
  isTyping = false;
});

test('a cart that changes in one tab shows in the others, told once', () => {
  const one = openTab(guest);
  openTab(guest);
  openTab(guest);
  one.dispatch(cartChanged(cart(3)));
  expect(sessions()).toEqual([
    [null, 3],
    [null, 3],
    [null, 3],
  ]);
  expect(told).toBe(1);
  expect(reloads()).toEqual([0, 0, 0]);
});

test('what changes before anybody can be told is told as soon as it can be', () => {
  openTab(guest);
  openTab(guest, dana);
  expect(told).toBe(1);
  expect(reloads()).toEqual([1, 0]);
});

test('what start-up finds out is no news', () => {
  const one = openTab(null);
  openTab(guest);
  one.dispatch(sessionKnown(dana));
  expect(told).toBe(0);
  expect(sessions()[1]).toEqual([null, null]);
});

test('signing in or out elsewhere makes the page anew', () => {
  const one = openTab(guest);
  openTab(guest);
  one.dispatch(sessionKnown(dana));
  expect(reloads()).toEqual([0, 1]);
});

test('a page whose form is in use stays, with a header that is true', () => {
  isTyping = true;
  const one = openTab(dana);
  openTab(dana);
  one.dispatch(sessionKnown(guest));
  expect(reloads()).toEqual([0, 0]);
  expect(sessions()).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(told).toBe(1);
});

test('a tab that does not know its visitor yet asks the server, not the others', () => {
  const one = openTab(guest);
  openTab(null);
  one.dispatch(cartChanged(cart(1)));
  expect(sessions()[1]).toEqual([null, null]);
});
