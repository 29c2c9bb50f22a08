/** Where a shortcut works: on every page of the back office, beside an open record, or while something is being looked for. */
export type ShortcutScope = 'anywhere' | 'record' | 'find';

/** Every shortcut of the back office. What installs them and the list of them on `?` both read this table. */
export const shortcuts = [
  { id: 'find', scope: 'anywhere', key: 'k', control: true },
  { id: 'find', scope: 'anywhere', key: '/' },
  { id: 'keys', scope: 'anywhere', key: '?' },
  { id: 'next-record', scope: 'record', key: 'n' },
  { id: 'previous-record', scope: 'record', key: 'p' },
  { id: 'close-record', scope: 'record', key: 'x' },
  { id: 'next', scope: 'find', key: 'ArrowDown' },
  { id: 'previous', scope: 'find', key: 'ArrowUp' },
  { id: 'open', scope: 'find', key: 'Enter' },
  { id: 'open-in-tab', scope: 'find', key: 'Enter', control: true },
  { id: 'close', scope: 'find', key: 'Escape' },
] as const satisfies readonly Shortcut[];

interface Shortcut {
  /** what it does; its words are the message `admin.keys.<id>` */
  readonly id: string;
  readonly scope: ShortcutScope;
  /** as keyboard events name it */
  readonly key: string;
  /** with Control, on Apple's keyboards Command; only such a key works while somebody types elsewhere */
  readonly control?: boolean;
}
export type ShortcutId = (typeof shortcuts)[number]['id'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut that was pressed; undefined where there is none for it. */
export function shortcutOf(pressed: Pressed, scope: ShortcutScope): ShortcutId | undefined {
  const control = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) return undefined;
  const hit = shortcuts.find(
    (one: Shortcut) =>
      one.scope === scope &&
      one.key.toLowerCase() === pressed.key.toLowerCase() &&
      (one.control ?? false) === control,
  );
  return hit?.id;
}

/** Whether a key without Control is text for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const signs: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: '↵',
  Escape: 'Esc',
  k: 'K',
};
/** What is printed on the keys of a shortcut. */
export const keysOf = ({ key, control }: Shortcut, isApple: boolean): readonly string[] => [
  ...(control ? [isApple ? '⌘' : 'Ctrl'] : []),
  signs[key] ?? key,
];
