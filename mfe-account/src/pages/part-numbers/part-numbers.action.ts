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

/** The rows that were typed and those of the file; null for a file that is no text, or too much. */
async function listOf(form: FormData, typed: string): Promise<string | null> {
  const file = form.get('file');
  const isSent = file instanceof Blob && file.size > 0;
  if (isSent && file.size > maxPartNumbersText * 2) return null;
  const sent = isSent ? decodeText(await file.arrayBuffer()) : '';
  const text = sent === null ? null : [typed, sent].filter((part) => part.trim() !== '').join('\n');
  return text !== null && text.length <= maxPartNumbersText ? text : null;
}

/** UTF-8, else what Windows writes; null for bytes that are no text. */
function decodeText(bytes: ArrayBuffer): string | null {
  if (new Uint8Array(bytes).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
