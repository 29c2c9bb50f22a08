import { minFindLength } from '@gantry/contracts/schemas/find';
import { useState, type KeyboardEvent } from 'react';
import { useSettled } from '../use-settled.ts';

/** What was found for what is typed. */
export interface SearchResults<Item> {
  readonly items: readonly Item[];
  readonly state: 'idle' | 'pending' | 'failed' | 'found';
}

/** Asks for what a search finds; nothing is asked while it is too short. */
export type UseSearch<Item> = (
  search: string,
  options: { readonly skip: boolean },
) => { readonly items: readonly Item[] | undefined; readonly isError: boolean };

export interface Choice<Item> extends SearchResults<Item> {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** the one that Enter chooses */
  readonly active: Item | undefined;
  readonly pickItem: (item: Item) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What is typed to find something, what was found, and which of it is meant; Enter never sends the form around it. */
export function useChoice<Item>(useSearch: UseSearch<Item>, onPick: (item: Item) => void): Choice<Item> {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { items, state } = useFound(useSearch, typed.trim());
  const active = items[Math.min(at, items.length - 1)];
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const pickItem = (item: Item) => {
    type('');
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setAt((at + step + items.length) % items.length);
    else if (event.key === 'Enter' && active) pickItem(active);
    else if (event.key === 'Escape' && typed !== '') type('');
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return { typed, type, items, state, active, pickItem, onKeyDown };
}

/** An answer belongs to the question it was asked with: none stands below what was typed since. */
function useFound<Item>(useSearch: UseSearch<Item>, typed: string): SearchResults<Item> {
  const search = useSettled(typed);
  const isShort = typed.length < minFindLength;
  const { items, isError } = useSearch(search, { skip: search.length < minFindLength });
  if (isShort) return { items: [], state: 'idle' };
  if (typed !== search) return { items: [], state: 'pending' };
  if (isError) return { items: [], state: 'failed' };
  return items ? { items, state: 'found' } : { items: [], state: 'pending' };
}
