import { recentRecordsKey } from '@gantry/contracts/personal-storage';
import { foundKinds } from '@gantry/contracts/schemas/find';
import * as v from 'valibot';
import { addressOf, type Entry, type RecordKind } from './entries.ts';

const kinds = [...foundKinds, 'account'] as const satisfies readonly RecordKind[];
const recentSchema = v.object({
  kind: v.picklist(kinds),
  opens: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9-]+$/)),
  number: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  title: v.pipe(v.string(), v.maxLength(200)),
});
/** A record somebody has opened: its kind, its number and what it is called, nothing else of it. */
export type RecentRecord = v.InferOutput<typeof recentSchema>;
const storedSchema = v.object({ account: v.string(), records: v.array(recentSchema) });

const most = 8;

/** What this person opened last, newest first; nothing of anybody who used this browser before. */
export function readRecent(account: string): readonly RecentRecord[] {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(recentRecordsKey) ?? 'null'));
    return stored.success && stored.output.account === account ? stored.output.records.slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a record first. A title that is known stays when the record is opened from where it is not. */
export function rememberRecent(account: string, record: RecentRecord): void {
  const addressed = addressOf(record.kind, record.opens);
  const before = readRecent(account);
  const known = before.find(({ kind, opens }) => addressOf(kind, opens) === addressed);
  const rest = before.filter((one) => one !== known);
  const first = record.title || !known ? record : known;
  try {
    const stored = { account, records: [first, ...rest].slice(0, most) };
    localStorage.setItem(recentRecordsKey, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing has no recent records; nothing else depends on them.
  }
}

export const recentEntry = (record: RecentRecord): Entry => ({
  ...record,
  key: `recent:${record.kind}:${record.opens}`,
  to: addressOf(record.kind, record.opens),
});

const pages: readonly (readonly [RecordKind, RegExp])[] = [
  ['order', /^\/admin\/orders\/order-([a-z0-9-]+)$/],
  ['quote', /^\/admin\/orders\/(?:quote|offer)-([a-z0-9-]+)$/],
  ['credit-memo', /^\/admin\/orders\/invoice-(c-[a-z0-9-]+)$/],
  ['invoice', /^\/admin\/orders\/invoice-([a-z0-9-]+)$/],
  ['request', /^\/admin\/requests\/(r-[0-9]+)$/],
  ['purchase-order', /^\/admin\/mpo\/(m-[0-9]+)$/],
  ['account', /^\/admin\/access\/accounts\/([a-z0-9-]+)$/],
];

/** The record an address of the back office shows, on its own page or beside a list; undefined for other pages. */
export function recordAt(pathname: string, search: URLSearchParams): RecentRecord | undefined {
  const open = search.get('open');
  const list = search.get('list') === 'inquiries' ? 'quote' : 'order';
  const path = pathname === '/admin/orders' && open ? `/admin/orders/${list}-${open}` : pathname;
  for (const [kind, pattern] of pages) {
    const number = pattern.exec(path)?.[1];
    if (number) return { kind, opens: number, number, title: '' };
  }
  return undefined;
}
