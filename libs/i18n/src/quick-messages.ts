import { IntlMessageFormat } from 'intl-messageformat';
import type { IntlShape } from 'react-intl';
import type { MessageBook } from './messages.ts';
import type { Message } from './pseudo.ts';

interface Prepared {
  readonly message: Message;
  readonly format: IntlMessageFormat;
  /** what it always says, where nothing is put into it */
  readonly text: string | undefined;
}
type Options = NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>;
type Values = Parameters<IntlMessageFormat['format']>[0];

/**
 * `formatMessage` of react-intl, with each text prepared once. The library finds what it has prepared by writing text,
 * formats and locale as JSON at every call, which was a tenth of the work of rendering a page. A text
 * that nothing is put into is not put together anew. Texts with markup, and whatever goes wrong, are left to the library.
 */
export function quickMessages(intl: IntlShape, book: MessageBook): IntlShape['formatMessage'] {
  const known = new Map<string, Prepared>();
  const prepare = (id: string): Prepared | undefined => {
    const message = book.messages[id];
    if (!message) return undefined;
    const found = known.get(id);
    if (found?.message === message) return found;
    const format = new IntlMessageFormat(message as string, intl.locale, undefined, {
      formatters: intl.formatters,
    });
    const prepared = { message, format, text: unchangingText(format) };
    known.set(id, prepared);
    return prepared;
  };
  const quick = (descriptor: { id?: string }, values?: Values, options?: Options): unknown => {
    const text =
      options?.ignoreTag || hasMarkup(values) ? undefined : tryFormat(prepare, descriptor.id ?? '', values);
    return text ?? intl.formatMessage(descriptor as never, values as never, options as never);
  };
  return quick as IntlShape['formatMessage'];
}

function unchangingText(format: IntlMessageFormat): string | undefined {
  const [first, ...others] = format.getAst();
  return others.length === 0 && first?.type === literal ? first.value : undefined;
}
/** `TYPE.literal` of the library's parser, which is no dependency of ours. */
const literal = 0;

function tryFormat(prepare: (id: string) => Prepared | undefined, id: string, values: Values) {
  try {
    const prepared = prepare(id);
    const text = prepared?.text ?? prepared?.format.format(values);
    return typeof text === 'string' ? text : undefined;
  } catch {
    // said where the library says it
    return undefined;
  }
}

/** Values that become elements rather than text. */
const hasMarkup = (values: Values): boolean =>
  values !== undefined &&
  Object.values(values).some((value) => typeof value === 'function' || isObject(value));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
