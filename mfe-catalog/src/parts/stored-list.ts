import { useSyncExternalStore } from 'react';

/** A short list of store numbers kept in the reader's browser, the same in all their tabs. */
export interface StoredList {
  /** newest first or in the order chosen, as its owner puts them; empty on the server and before the page is hydrated */
  use(): readonly string[];
  readSkus(): readonly string[];
  writeSkus(skus: readonly string[]): void;
}

const none: readonly string[] = [];

/**
 * @param name under which the browser keeps it (specification §3)
 * @param max what is beyond is dropped from the end
 */
export function storedList(name: string, max: number): StoredList {
  const listeners = new Set<() => void>();
  const { readSkus, readOnce, forget } = storedSkus(name, max);

  const notifyListeners = () => {
    forget();
    for (const listener of listeners) listener();
  };
  // While nobody listens, nobody would say that another tab has written.
  const forgetUnheard = () => {
    if (listeners.size === 0) forget();
  };
  const shown = () => readOnce(() => queueMicrotask(forgetUnheard));
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === name || key === null) notifyListeners();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      forgetUnheard();
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, shown, () => none),
    readSkus,
    writeSkus(skus) {
      writeText(name, JSON.stringify([...new Set(skus)].slice(0, max)));
      notifyListeners();
    },
  };
}

/** What stands under a name in the browser's storage, as a list that stays the same as long as the text there does. */
function storedSkus(name: string, max: number) {
  let kept: { text: string | null; skus: readonly string[] } = { text: null, skus: none };
  let isSaved = false;
  const readSkus = () => {
    const text = readText(name);
    // The same text is the same list, or React would render for ever.
    if (text !== kept.text) kept = { text, skus: parse(text).slice(0, max) };
    return kept.skus;
  };
  return {
    readSkus,
    /** For every row of a list to ask: the browser's storage is read once, until it is to be forgotten. */
    readOnce: (onRead: () => void) => {
      if (isSaved) return kept.skus;
      isSaved = true;
      onRead();
      return readSkus();
    },
    forget: () => void (isSaved = false),
  };
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A browser that keeps nothing has no list; nothing else depends on it.
  }
}

/** Anybody may have written there: what is no list of short texts is no list. */
function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    return value.filter(
      (one): one is string => typeof one === 'string' && one.length > 0 && one.length <= 80,
    );
  } catch {
    return none;
  }
}
