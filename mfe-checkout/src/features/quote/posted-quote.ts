import { maxQuoteLines } from '@gantry/contracts/quote-limits';
import type { AddressInput } from '@gantry/contracts/schemas/address';
import { postedText } from '@gantry/forms/posted';
import { readPhone } from '@gantry/forms/read-phone';
import { aLine, type QuoteValues } from './quote-values.ts';

/** Names of the buttons that change the lines where no script can. */
export const removeButton = 'remove';
export const addButton = 'add-line';
/** The field whose text becomes a line. */
export const addField = 'wanted';

const addressParts = [
  'attention',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly (keyof AddressInput)[];

/** The values of a form that was posted without scripts, without the line whose button was pressed. */
export function postedQuote(form: FormData): QuoteValues {
  const text = (name: string) => postedText(form, name);
  const shipTo = Object.fromEntries(addressParts.map((part) => [part, text(`shipTo.${part}`)]));
  const method = text('contactMethod');
  return {
    name: text('name'),
    company: text('company'),
    ...(method === 'email' || method === 'phone' ? { contactMethod: method } : {}),
    email: text('email'),
    phone: readPhone(text('phone')),
    poWanted: form.has('poWanted'),
    neededBy: text('neededBy'),
    message: text('message'),
    shipTo: { ...shipTo, phone: readPhone(text('shipTo.phone')) },
    lines: postedLines(form),
  };
}

function postedLines(form: FormData): QuoteValues['lines'] {
  const removed = form.get(removeButton);
  const places = Array.from({ length: maxQuoteLines }, (_, place) => place);
  return places
    .filter((place) => form.has(`lines.${place}.quantity`) && String(place) !== removed)
    .map((place) => {
      const text = (name: string) => postedText(form, `lines.${place}.${name}`);
      return aLine({
        ...(text('key') ? { key: text('key') } : {}),
        sku: text('sku') || null,
        requested: text('requested'),
        quantity: text('quantity'),
        targetPrice: text('targetPrice'),
        neededBy: text('neededBy'),
        note: text('note'),
      });
    });
}
