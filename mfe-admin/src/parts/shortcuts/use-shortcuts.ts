import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isTyping, shortcutOf, type ShortcutId } from './shortcuts.ts';

/** Installs shortcuts of pages, while what they act on is there. They wait while a dialog is open: it has keys of its own. */
export function useShortcuts(acts: Partial<Record<ShortcutId, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const id = shortcutOf(event, 'anywhere') ?? shortcutOf(event, 'record');
    const act = id && acts[id];
    if (!act || event.defaultPrevented || event.isComposing) return;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain && isTyping(event.target)) return;
    // The browser's own meaning of Control-K would leave the page.
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const never = () => () => undefined;
/** Whether the keyboard has a Command key; the server takes none for granted. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /mac|iphone|ipad/i.test(navigator.platform),
    () => false,
  );
