import { sendCall, storeContext, withKey, type AppStore } from '@gantry/api-client';
import {
  cartPath,
  quoteDraftPath,
  quotePath,
  quoteTakenPath,
  requestQuotePath,
} from '@gantry/contracts/addresses/checkout';
import { quoteRequestSchema, type QuoteRequestForm } from '@gantry/contracts/schemas/quote-request';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { quoteApi } from '../../api/quote.endpoints.ts';
import { addButton, addField, postedQuote, removeButton } from '../../features/quote/posted-quote.ts';
import { aLine, draftOf, type QuoteValues } from '../../features/quote/quote-values.ts';
import { chosenButton, chosenField } from '../../parts/chosen-lines.ts';
import { refusalOf } from '../../features/quote/use-request-quote.ts';

const { endpoints } = quoteApi;

/** Takes the form where no script sends it; what was typed is kept, whatever becomes of it. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<Posted<QuoteValues> | Response> {
  const form = await request.formData();
  const store = context.get(storeContext);
  if (form.has(chosenButton)) return addChosen(store, form.getAll(chosenField).map(String));
  const values = postedQuote(form);
  if (form.has(removeButton)) return saveAndShow(store, values);
  if (form.has(addButton))
    return saveAndShow(store, await withLine(store, values, postedText(form, addField).trim()));
  let path = '';
  const answer = await sendPosted(quoteRequestSchema, values as QuoteRequestForm, async (body) => {
    const call = endpoints.salesRequestQuote.initiate(withKey({ body }, postedText(form, 'key')));
    const { data, failed } = await sendCall(store, call);
    if (failed) return refusalOf(failed.failure);
    path = quoteTakenPath(data.number, data.token);
    return undefined;
  });
  if (!answer) return redirect(path, 303);
  await saveDraft(store, values);
  return { values, problems: answer.problems };
}

/** Puts lines of the cart into the draft: those that are marked, or all where none is. */
async function addChosen(store: AppStore, lineIds: readonly string[]): Promise<Response> {
  if (lineIds.length === 0) return redirect(requestQuotePath({ from: 'cart' }), 303);
  const call = endpoints.salesAddCartLinesToDraft.initiate({ body: { lineIds: [...lineIds] } });
  const { data, failed } = await sendCall(store, call);
  if (failed) return redirect(`${cartPath()}?refused=${failed.failure?.code ?? 'UNAVAILABLE'}`, 303);
  return redirect(quoteDraftPath(data.leftOut), 303);
}

/** Keeps the draft and shows it; one that could not be kept comes back as it was posted. */
async function saveAndShow(store: AppStore, values: QuoteValues): Promise<Posted<QuoteValues> | Response> {
  const isSaved = await saveDraft(store, values);
  return isSaved ? redirect(`${quotePath()}#quote-lines`, 303) : { values, problems: {} };
}

async function saveDraft(store: AppStore, values: QuoteValues): Promise<boolean> {
  const { failed } = await sendCall(store, endpoints.salesSaveQuoteDraft.initiate({ body: draftOf(values) }));
  return !failed;
}

async function withLine(store: AppStore, values: QuoteValues, text: string): Promise<QuoteValues> {
  if (!text) return values;
  const { data } = await store.dispatch(
    endpoints.salesFindQuoteProduct.initiate({ query: { number: text.slice(0, 80) } }, { subscribe: false }),
  );
  const line = data?.product ? aLine({ sku: data.product.sku }) : aLine({ requested: text });
  return { ...values, lines: [...values.lines, line] };
}
