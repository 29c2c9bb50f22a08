import type { User } from '@gantry/contracts/schemas/account';
import type { AddressInput, SavedAddress } from '@gantry/contracts/schemas/address';
import type { QuoteDraftContent, QuoteRequestForm } from '@gantry/contracts/schemas/quote-request';
import { usualAddress } from '@gantry/domain/company-addresses';
import { addressValues } from '../../parts/address-values.ts';

export type LineValues = QuoteDraftContent['lines'][number];

/** The request as it stands in the form while it is being filled in; lines as they were typed. */
export type QuoteValues = Omit<Partial<QuoteRequestForm>, 'lines' | 'shipTo'> & {
  readonly lines: readonly LineValues[];
  readonly shipTo: Partial<AddressInput>;
};

/** Fields of the form beside its lines and its address. */
const fieldNames = [
  'name',
  'company',
  'contactMethod',
  'email',
  'phone',
  'poWanted',
  'neededBy',
  'message',
] as const satisfies readonly (keyof QuoteRequestForm)[];

/** A line that asks for nothing yet but what is known of it. */
export const aLine = (known: Partial<LineValues>): LineValues => ({
  sku: null,
  requested: '',
  quantity: '1',
  targetPrice: '',
  neededBy: '',
  note: '',
  ...known,
});

/** What the form begins with: the draft, and where it says nothing what is known of a signed-in buyer. */
export function initialQuote(
  content: QuoteDraftContent,
  user: User | null,
  book: readonly SavedAddress[],
): QuoteValues {
  const usual = usualAddress(book, 'shipping') ?? book[0];
  const known = user ? { name: user.name, email: user.email, company: user.company } : {};
  return {
    contactMethod: 'email',
    ...known,
    ...(content.fields as Partial<QuoteRequestForm>),
    shipTo:
      (content.shipTo as Partial<AddressInput> | null) ??
      (usual ? addressValues(usual.address) : { country: 'US' }),
    lines: content.lines,
  };
}

/** The form as a draft is kept: everything as it was typed. */
export function draftOf(values: QuoteValues): QuoteDraftContent {
  const fields = fieldNames.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return {
    fields: Object.fromEntries(fields),
    shipTo: { ...values.shipTo } as QuoteDraftContent['shipTo'],
    lines: values.lines.map((line) => aLine(withText(line))),
  };
}

/** A field that was emptied is missing from the form's values. */
const withText = (line: LineValues): Partial<LineValues> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined));
