import {
  priceListFormSchema,
  type PriceList,
  type PriceListForm,
} from '@gantry/contracts/schemas/price-list';
import { optionalLine } from '@gantry/contracts/schemas/common';
import { areInOrder, endsTooSoon } from '@gantry/contracts/schemas/period';
import * as v from 'valibot';

/** What stands in the form of a price list: the list, why it is published, and which button was pressed. */
export const listValuesSchema = v.pipe(
  v.object({
    ...priceListFormSchema.entries,
    reason: optionalLine(300),
    intent: v.optional(v.picklist(['preview', 'publish']), 'preview'),
  }),
  v.forward(
    v.partialCheck(
      [['intent'], ['reason']],
      ({ intent, reason }) => intent === 'preview' || Boolean(reason),
      'is needed with dates',
    ),
    ['reason'],
  ),
  v.forward(v.partialCheck([['from'], ['until']], areInOrder, endsTooSoon), ['until']),
);
export type ListValues = v.InferInput<typeof listValuesSchema>;

/** The head of an empty file. */
const head = 'sku,category,brand,from_quantity,price,percent_off\n';

/** The form of a price list as it stands; one that is being drawn up begins empty. */
export function valuesOfList(list: PriceList | undefined): ListValues {
  const begun = { reason: '', intent: 'preview' as const };
  if (!list) {
    return {
      ...begun,
      name: '',
      priority: '50',
      visibility: 'signed-in',
      audience: 'chosen',
      members: [{ number: '', isCompany: true }],
      isActive: true,
      from: '',
      until: '',
      lines: head,
    };
  }
  const { name, priority, visibility, audience, people, isActive, from, until, csv } = list;
  return {
    ...begun,
    name,
    priority: String(priority),
    visibility,
    audience,
    members: people.map(({ number, isCompany }) => ({ number, isCompany })),
    isActive,
    from: from ?? '',
    until: until ?? '',
    lines: csv,
  };
}

/** The list among the values, as the calls take it: whom it names counts only where it names somebody. */
export function formOfValues(values: ListValues): PriceListForm {
  const { name, priority, visibility, audience, members, isActive, from, until, lines } = values;
  const named = audience === 'all' ? [] : members;
  return { name, priority, visibility, audience, members: named, isActive, from, until, lines };
}
