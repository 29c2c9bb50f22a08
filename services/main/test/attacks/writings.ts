import { randomUUID } from 'node:crypto';
import { fillPath, type Endpoint } from '@gantry/contracts/endpoint';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { sampleOf } from '@gantry/contracts/sample';
import { isOwner, type Caller } from './callers.ts';
import { scan, type Places } from './owned-records.ts';
import { recordReaders } from './readings.ts';

type Strangers = (caller: Caller) => boolean;
const others: Strangers = (caller) => !isOwner(caller);
const unread: Strangers = (caller) => !recordReaders(caller);
const outsiders: Strangers = ({ isColleague }) => !isColleague;
/** Neither the requester who asked nor who approves for the company. */
const notAsked: Strangers = ({ isColleague, companyRole }) =>
  !isColleague || companyRole === 'buyer' || companyRole === 'viewer';

/** Whose records the places of a path name, the first that fits; what each is called, and to whom it is none of theirs. */
const owned: readonly (readonly [path: RegExp, places: readonly string[], strangers: Strangers])[] = [
  [/^\/my-account\/addresses\/:id/, ['address'], others],
  [/^\/my-account\/sessions\/:id/, ['session'], others],
  [/^\/my-account\/passkeys\/:id/, ['passkey'], others],
  [/^\/my-account\/api-keys\/:id/, ['key'], others],
  [/^\/my-account\/company\/api-keys\/:id/, ['key'], outsiders],
  [/^\/my-account\/company\/people\/:number/, ['account'], outsiders],
  [/^\/my-account\/company\/addresses\/:id/, ['companyAddress'], outsiders],
  [/^\/my-account\/company\/invitations\/:id/, ['invitation'], outsiders],
  [/^\/my-account\/company\/locations\/:id/, ['location'], outsiders],
  [/^\/my-account\/company\/cost-centers\/:id/, ['costCenter'], outsiders],
  [/^\/my-account\/reviews\/:id/, ['review'], others],
  [/^\/my-account\/lists\/:id/, ['list', 'listLine'], others],
  [/^\/my-account\/part-numbers\/:id/, ['partNumber'], outsiders],
  [/^\/my-account\/approvals\/:number/, ['approval'], notAsked],
  [/^\/my-account\/payment-methods\/:id/, ['card'], others],
  [/^\/inquiries\/:number/, ['quote'], unread],
  [/^\/orders\/:number/, ['order', 'openFile'], unread],
  [/^\/order-requests\/:number/, ['request'], others],
  [/^\/shipments\/:number/, ['shipment'], unread],
  [/^\/cart\/lines\/:lineId/, ['cartLine'], others],
  [/^\/cart\/unresolved\/:rowId/, ['unresolved'], others],
  [/^\/quote\/draft\/files\/:id/, ['draftFile'], others],
  [/^\/record-files\/:id/, ['draftFile'], others],
  [/^\/certificates\/drafts\/:draft/, ['certificateDraft', 'certificateDraftFile'], others],
  [/^\/certificates\/files\/:id/, ['certificateDraftFile'], others],
  [/^\/certificates\/:id/, ['certificate'], outsiders],
];
/** What names no record of somebody: products, whoever’s reviews that are public, and secrets that are the right itself. */
const ofNobody =
  /^\/(catalog\/(products|reviews)|cart\/codes|my-account\/notices\/of|auth\/(recovery|invitations)|supplier-(orders|requests))\/:/;

/** Calls of people who buy that change a record which the path names. */
export const writings: readonly Endpoint[] = allEndpoints.filter(
  ({ audience, rights, method, path, transfer }) =>
    audience === 'public' &&
    typeof rights === 'string' &&
    method !== 'GET' &&
    transfer !== 'webhook' &&
    path.includes(':'),
);

/** Calls of which nobody has said whose record they change. */
export const unclassified = (): string[] =>
  writings
    .filter(({ path }) => !ofNobody.test(path) && !owned.some(([pattern]) => pattern.test(path)))
    .map(({ name }) => name);

/** What a schema alone does not say of a body that is taken. */
const bodies: Readonly<Record<string, object>> = {
  identityRotateApiKey: { current: '', days: 30, overlapHours: 0 },
  identitySetSubstitute: { substitute: 'a-1002', from: '2099-01-05', until: '2099-01-06' },
  salesAskOfferApproval: { revision: 1, poNumber: 'PO-4071', paymentService: 'check' },
  salesEditQuoteLines: { version: 1, lines: [{ lineNumber: 1, quantity: 5, note: 'changed' }] },
  taxationAnnounceCertificateFile: { name: 'walk.pdf', bytes: scan.length },
  taxationRenewCertificate: {
    number: 'CHANGED',
    reason: 'resale',
    states: ['WY'],
    issuedAt: '2026-01-06',
    expiresAt: null,
    draft: '00000000-0000-4000-8000-000000000001',
  },
};
/** Whoever has a session proves by their own password that it is them, and no more. */
const proof = { current: 'Gantry-demo-1' };

/** A call that changes something, made of a record and of one that never was. */
export interface Writing {
  readonly strangers: Strangers;
  readonly path: string;
  readonly twin: string;
  readonly body: unknown;
}

/** A call as whoever owns the record would make it; undefined where it is nobody's. */
export function writingOf(endpoint: Endpoint, places: Places): Writing | undefined {
  const rule = owned.find(([pattern]) => pattern.test(endpoint.path));
  if (!rule || ofNobody.test(endpoint.path)) return undefined;
  const [, names, strangers] = rule;
  const called = names.map((name) => places[name] ?? '');
  return {
    strangers,
    path: addressOf(endpoint, called, places),
    twin: addressOf(endpoint, called.map(otherThan), places),
    body: endpoint.transfer === 'upload' ? new Uint8Array(4) : bodyOf(endpoint),
  };
}

function bodyOf({ name, body }: Endpoint): unknown {
  if (!body) return undefined;
  const sample = (bodies[name] ?? sampleOf(body)) as object;
  return 'current' in sample ? { ...sample, ...proof } : sample;
}

/** What a record could be called, and none is. */
const otherThan = (name: string): string =>
  name.length === 36 ? randomUUID() : name.replace(/\d+$/, (digits) => '9'.repeat(digits.length));

function addressOf(endpoint: Endpoint, called: readonly string[], places: Places): string {
  const parts = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
  const filled = parts.map((part, at) => [part, called[at] ?? part] as const);
  return fillPath(endpoint.path, Object.fromEntries(filled)) + queryOf(endpoint, places);
}

/** What the query asks for besides, from the hand of somebody who has read it elsewhere. */
function queryOf({ query }: Endpoint, { openDraft = '' }: Places): string {
  const { entries = {} } = (query ?? {}) as { entries?: Record<string, { type: string }> };
  const values: Readonly<Record<string, string>> = { draft: openDraft, version: '1', offset: '0' };
  const asked = Object.keys(entries).filter((name) => entries[name]?.type !== 'optional');
  const pairs = asked.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs as [string, string][])}` : '';
}
