import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { companyRoles } from '@gantry/domain/company-roles';
import { staffRoles } from '@gantry/domain/roles';
import { Client } from 'pg';
import { startStore } from '../start-store.ts';
import { gatherCallers, type Caller } from './callers.ts';
import { expectedGate } from './expected-gate.ts';
import { makeRecords, teller, type Places } from './owned-records.ts';
import { readings, type Reading } from './readings.ts';
import { unclassified, writingOf, writings } from './writings.ts';

// Every call × everybody who may make one; `README.md` beside says what is walked where.

jest.setTimeout(180_000);

let store: Awaited<ReturnType<typeof startStore>>;
let database: Client;
let callers: readonly Caller[];
let places: Places;

beforeAll(async () => {
  store = await startStore('all', { hasCarrier: true });
  database = new Client({ connectionString: store.databaseUrl });
  await database.connect();
  callers = await gatherCallers({ origin: store.origin, database });
  const hand = (name: string) => teller(named(name));
  places = await makeRecords({
    owner: hand('the owner'),
    manager: hand('a colleague, admin'),
    requester: hand('a colleague, requester'),
    staff: hand('staff, admin'),
    database,
    ...store,
  });
});
afterAll(async () => {
  await database.end();
  await store.stop();
});

const callerNames = [
  'a guest',
  'the owner',
  ...companyRoles.map((role) => `a colleague, ${role}`),
  'another company',
  'a buyer alone',
  ...staffRoles.map((role) => `staff, ${role}`),
  'staff who act for the owner',
  'a key of the owner',
  'a key of staff',
];
const named = (name: string): Caller => callers.find((caller) => caller.name === name)!;
const open = allEndpoints.filter(({ audience, transfer }) => audience === 'public' && transfer !== 'webhook');

test('everybody calls who may', () => {
  expect(callers.map(({ name }) => name)).toEqual(callerNames);
});

describe('the gate', () => {
  const somewhere = '00000000-0000-4000-8000-000000000001';
  /** Asks with a name the call does not know: whoever is let in is refused for that, and nothing else happens. */
  const probe = async (caller: Caller, { method, path, transfer }: Endpoint) => {
    const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, somewhere]);
    const address = `${fillPath(path, Object.fromEntries(params))}?no-such-name=1`;
    const body = transfer === 'upload' ? new Uint8Array(4) : method === 'GET' ? undefined : {};
    const { code } = await caller.ask(method, address, body);
    return code === 'INVALID' || code === 'NOT_FOUND' ? 'passes' : code;
  };

  test.each(callerNames)('lets %s through to their calls, and to no other', async (name) => {
    const caller = named(name);
    const wrong: string[] = [];
    // at the others the gate is met when they are read
    for (const endpoint of open.filter(({ name: called }) => typeof readings[called] !== 'object')) {
      const [answer, expected] = [await probe(caller, endpoint), expectedGate(endpoint, caller)];
      if (answer !== expected) wrong.push(`${endpoint.name}: ${answer}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test('stands where the address says: what is staff’s is below /admin, what is an account’s below /my-account', () => {
    const beginsWith = (start: string) => open.filter(({ path }) => path.startsWith(start));
    expect(beginsWith('/admin').filter(({ rights }) => typeof rights !== 'object')).toEqual([]);
    expect(
      open.filter(({ path, rights }) => !path.startsWith('/admin') && typeof rights === 'object'),
    ).toEqual([]);
    const openToGuests = beginsWith('/my-account').filter(({ rights }) => rights !== 'customer');
    expect(openToGuests.map(({ name }) => name)).toEqual(['identityConfirmUsername', 'identitySignOut']);
  });
});

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? `no ${name}`);

describe('what is read', () => {
  test('of every call somebody has said what it tells of whom', () => {
    const reads = open.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(Object.keys(readings).toSorted()).toEqual(reads.toSorted());
  });

  /** For whom what is drawn is drawn; to those who may not read it, it is refused in any case. */
  const drawnFor: readonly string[] = ['a guest', 'the owner', 'staff, admin'];
  /** What is wrong with an answer; undefined where nothing is. */
  const faultOf = async (
    caller: Caller,
    endpoint: Endpoint,
    reading: Reading,
  ): Promise<string | undefined> => {
    const { status, text, code } = await caller.ask('GET', filled(reading.at));
    const [gate, word] = [expectedGate(endpoint, caller), filled(reading.word)];
    const reads = reading.readers(caller);
    if (reads === undefined) return undefined;
    const told = `${endpoint.name} ${filled(reading.at)}: ${status} ${code ?? ''}`;
    if (gate === 'passes' && reads)
      return status === 200 && text.includes(word) ? undefined : `${told} does not tell ${word}`;
    if (text.includes(word)) return `${told} tells ${word}`;
    if (gate !== 'passes') return code === gate ? undefined : `${told}, not ${gate}`;
    if (reading.isOwnList) return undefined;
    return code === 'NOT_FOUND' || code === 'NOT_PERMITTED' ? undefined : `${told} is no refusal`;
  };

  test.each(callerNames)('by %s is what is theirs to read, and nothing else', async (name) => {
    const caller = named(name);
    const wrong: string[] = [];
    for (const endpoint of open.filter(({ method }) => method === 'GET')) {
      const told = readings[endpoint.name];
      for (const reading of typeof told === 'object' ? told : []) {
        if (reading.isDrawn && reading.readers(caller) && !drawnFor.includes(name)) continue;
        const fault = await faultOf(caller, endpoint, reading);
        if (fault) wrong.push(fault);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is changed', () => {
  test('of every call somebody has said whose record it changes', () => {
    expect(unclassified()).toEqual([]);
  });

  const volatile = /"(requestId|refreshedAt|id)":"[^"]*"/g;
  /** What a caller is answered, without what tells one answer from the next. */
  const answerTo = async (caller: Caller, { method }: Endpoint, path: string, body: unknown) => {
    const { status, text } = await caller.ask(method, path, body);
    return `${status} ${text.replace(volatile, '')}`;
  };
  /** What changes by the owner's own reading, and by what services do about their records meanwhile. */
  const ownDoing = /"(refreshedAt|usedAt|usedFrom|seenAt|signedInAt)":("[^"]*"|null)|"version":\d+/g;
  /** What the owner reads of everything that is theirs. */
  const everything = async () => {
    const owner = named('the owner');
    const pages: [string, string][] = [];
    for (const endpoint of open.filter((one) => expectedGate(one, owner) === 'passes')) {
      const told = readings[endpoint.name];
      const own = typeof told === 'object' ? told.filter(({ readers }) => readers(owner)) : [];
      for (const { at, isWrittenAnew } of own) {
        const { text } = await owner.ask('GET', filled(at));
        if (!isWrittenAnew) pages.push([at, text.replace(ownDoing, '')]);
      }
    }
    return pages;
  };
  let before: [string, string][];
  beforeAll(async () => {
    before = await everything();
  });

  // neither the answer nor what becomes of the record tells whether there is one
  test.each(callerNames)('by %s is no record of others: theirs are as if they never were', async (name) => {
    const caller = named(name);
    const wrong: string[] = [];
    for (const endpoint of writings) {
      const writing = writingOf(endpoint, places);
      if (!writing?.strangers(caller)) continue;
      const answer = await answerTo(caller, endpoint, writing.path, writing.body);
      const twin = await answerTo(caller, endpoint, writing.twin, writing.body);
      if (answer !== twin) wrong.push(`${endpoint.name} ${writing.path}: ${answer}, not ${twin}`);
      if (answer.includes('"INVALID"')) wrong.push(`${endpoint.name} was not asked well: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  test('and the owner finds everything as it was', async () => {
    expect(await everything()).toEqual(before);
  });
});
