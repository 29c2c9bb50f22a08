import { tableArrangementsKey } from '@gantry/contracts/personal-storage';
import { arrangementSchema, type Arrangement } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import * as v from 'valibot';

/** Whose arrangement of which list; of a view of it, what has become of that since it was opened. */
export interface ArrangedList {
  readonly account: string;
  readonly list: ListName;
  /** id of the view; left out for the list itself */
  readonly view?: string | undefined;
}

const keyOf = ({ list, view }: ArrangedList): string => (view ? `${list}/${view}` : list);

const storedSchema = v.object({ account: v.string(), lists: v.record(v.string(), v.unknown()) });

const listeners = new Set<() => void>();
/** What this browser would not keep; it lasts as long as the page. */
let unsaved: string | undefined;

/** All that is kept, as text: it stays the same until something is arranged. */
export function storedText(): string {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(tableArrangementsKey) ?? '';
  } catch {
    return '';
  }
}

/** Calls back when something is arranged, here or in another tab. */
export function onArranged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The arrangement of a list that stands in what is kept; undefined where there is none of this person that can be read. */
export function arrangementIn(text: string, arranged: ArrangedList): Arrangement | undefined {
  const one = v.safeParse(arrangementSchema, listsIn(text, arranged.account)[keyOf(arranged)]);
  return one.success ? one.output : undefined;
}

/** Keeps the arrangement of a list in this browser; undefined forgets it. */
export function storeArrangement(arranged: ArrangedList, arrangement: Arrangement | undefined): void {
  const { account } = arranged;
  const lists = { ...listsIn(storedText(), account), [keyOf(arranged)]: arrangement };
  const text = JSON.stringify({ account, lists });
  try {
    localStorage.setItem(tableArrangementsKey, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

/** What this person has arranged; nothing of anybody who used this browser before, and nothing where it is damaged. */
function listsIn(text: string, account: string): Readonly<Record<string, unknown>> {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(text || 'null'));
    return stored.success && stored.output.account === account ? stored.output.lists : {};
  } catch {
    return {};
  }
}
