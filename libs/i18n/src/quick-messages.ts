import { IntlMessageFormat } from 'intl-messageformat';
import type { IntlShape } from 'react-intl';
import type { MessageBook } from './messages.ts';
import type { Message } from './pseudo.ts';

interface Prepared {
  readonly message: Message;
  readonly format: IntlMessageFormat;
}
type Options = NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>;
type Values = Parameters<IntlMessageFormat['format']>[0];

/**
 * `formatMessage` of react-intl, with each text prepared once. The library finds what it has prepared by writing text,
 * formats and locale as JSON at every call, which was a tenth of the work of rendering a page. Texts with markup, and
 * whatever goes wrong, are left to the library.
 */
export function quickMessages(intl: IntlShape, book: MessageBook): IntlShape['formatMessage'] {
  const known = new Map<string, Prepared>();
  const prepare = (id: string): IntlMessageFormat | undefined => {
    const message = book.messages[id];
    if (!message) return undefined;
    const found = known.get(id);
    if (found?.message === message) return found.format;
    const format = new IntlMessageFormat(message as string, intl.locale, undefined, {
      formatters: intl.formatters,
    });
    known.set(id, { message, format });
    return format;
  };
  const quick = (descriptor: { id?: string }, values?: Values, options?: Options): unknown => {
    const text =
      options?.ignoreTag || hasMarkup(values) ? undefined : tryFormat(prepare, descriptor.id ?? '', values);
    return text ?? intl.formatMessage(descriptor as never, values as never, options as never);
  };
  return quick as IntlShape['formatMessage'];
}

function tryFormat(prepare: (id: string) => IntlMessageFormat | undefined, id: string, values: Values) {
  try {
    const text = prepare(id)?.format(values);
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
