/**
 * The pseudo-locale: English with accents, brackets and a third more length. Text without brackets on a page was not
 * translated; text that is cut off would not survive German.
 */
const open = '⟦';
const close = '⟧';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  zip('AaBbCcDdEeGgHhIiLlNnOoRrSsTtUuYyZz', 'ÅåƁƀÇçÐðÉéĜĝĤĥÎîĻļÑñÖöŔŕŠšŢţÛûÝýŽž'),
);

function zip(from: string, to: string): [string, string][] {
  const targets = Array.from(to);
  return Array.from(from).map((letter, at) => [letter, targets[at] ?? letter]);
}

/** A message compiled ahead of time is a tree of these (ICU MessageFormat); type 0 is plain text. */
interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
  readonly children?: readonly Element[];
}
export type Message = string | readonly Element[];

/** The pseudo form of a message; one that is pseudo already stays as it is. */
export function pseudo(message: string): string;
export function pseudo(message: Message): Message;
export function pseudo(message: Message): Message {
  return typeof message === 'string' ? pseudoText(message) : pseudoTree(message);
}

/** The pseudo form of all messages. */
export function pseudoMessages(messages: Readonly<Record<string, Message>>): Record<string, Message> {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(message)]));
}

function pseudoText(message: string): string {
  if (message.startsWith(open)) return message;
  return `${open}${accentOutside(message)}${padding(message)}${close}`;
}

/** Accents letters, but not inside `{placeholders}` (their inner texts are left to the compiled form) or `<tags>`. */
function accentOutside(message: string): string {
  let depth = 0;
  let inTag = false;
  let out = '';
  for (const letter of message) {
    if (letter === '<') inTag = true;
    if (letter === '{') depth++;
    out += depth > 0 || inTag ? letter : (accented[letter] ?? letter);
    if (letter === '}') depth--;
    if (letter === '>') inTag = false;
  }
  return out;
}

function pseudoTree(elements: readonly Element[]): Element[] {
  const inner = elements.map(pseudoElement);
  return [{ type: 0, value: open }, ...inner, { type: 0, value: close }];
}

function pseudoElement(element: Element): Element {
  if (element.type === 0) return { ...element, value: accentAll(String(element.value)) };
  if (element.children) return { ...element, children: element.children.map(pseudoElement) };
  if (!element.options) return element;
  const options = Object.entries(element.options).map(
    ([key, { value }]) => [key, { value: value.map(pseudoElement) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

const accentAll = (text: string): string => Array.from(text, (letter) => accented[letter] ?? letter).join('');

/** A third of the length again, as languages need that are longer than English. */
const padding = (message: string): string => '~'.repeat(Math.ceil(message.length / 3));
