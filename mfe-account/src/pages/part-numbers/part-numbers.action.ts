import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myPartNumbersPath } from '@gantry/contracts/addresses/account';
import { maxPartNumbersText } from '@gantry/contracts/part-number-limits';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { partNumbersApi } from '../../api/part-numbers.endpoints.ts';
import type { NumbersChange } from '../../features/part-numbers/numbers-change.ts';
import { keyOf, textsOf } from '../../parts/posted-change.ts';

const { salesImportPartNumbers, salesRemovePartNumber } = partNumbersApi.endpoints;

/** Takes a list of numbers, typed or as a file, or forgets a number; what was not taken comes back with why. */
export async function action({ request, context }: ActionFunctionArgs): Promise<NumbersChange | Response> {
  const form = await request.formData();
  const values = textsOf(form);
  const store = context.get(storeContext);
  if (values.intent === 'remove') {
    const call = salesRemovePartNumber.initiate({ params: { id: values.id ?? '' } });
    const { failed } = await sendCall(store, call);
    return failed ? { refused: 'other', text: '' } : redirect(myPartNumbersPath(), 303);
  }
  const text = await listOf(form, values.text ?? '');
  if (text === null) return { refused: 'unreadable', text: values.text ?? '' };
  if (text.trim() === '') return { refused: 'none', text: '' };
  const { data } = await sendCall(
    store,
    salesImportPartNumbers.initiate(withKey({ body: { text } }, keyOf(values))),
  );
  return data ? { result: data } : { refused: 'other', text };
}

/** The rows that were typed and those of the file; null for a file that cannot be read, or too much. */
async function listOf(form: FormData, typed: string): Promise<string | null> {
  const file = form.get('file');
  if (!(file instanceof Blob) || file.size === 0) return bounded(typed);
  const { readRowsFile } = await import(/* webpackChunkName: "rows-file" */ '@gantry/forms/read-rows-file');
  const sent = await readRowsFile(file);
  if ('problem' in sent) return null;
  // the file first: its rows keep their numbers, and its heading its place
  return bounded([sent.text, typed].filter((part) => part.trim() !== '').join('\n'));
}

const bounded = (text: string): string | null => (text.length <= maxPartNumbersText ? text : null);
