import { sendCall, storeContext, withKey } from '@gantry/api-client';
import { myListPath, myListsPath } from '@gantry/contracts/addresses/account';
import { listSharings } from '@gantry/contracts/schemas/saved-list';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { listsApi } from '../../api/lists.endpoints.ts';
import { keyOf, textsOf, type RefusedChange } from '../../parts/posted-change.ts';

const { endpoints } = listsApi;
type Values = Readonly<Record<string, string>>;

/** Each change the forms of a list can ask for, as a call. */
const intents: Readonly<Record<string, (id: string, values: Values) => Parameters<typeof sendCall>[1]>> = {
  change: (id, { name = '', sharing, version }) =>
    endpoints.salesChangeSavedList.initiate({
      params: { id },
      body: { name, version: Number(version), ...sharingOf(sharing) },
    }),
  remove: (id) => endpoints.salesRemoveSavedList.initiate({ params: { id } }),
  'add-line': (id, values) =>
    endpoints.salesAddSavedListLine.initiate(
      withKey(
        {
          params: { id },
          body: { text: values.text ?? '', quantity: Number(values.quantity), note: values.note },
        },
        keyOf(values),
      ),
    ),
  'change-line': (id, { lineId = '', quantity, note, version }) =>
    endpoints.salesChangeSavedListLine.initiate({
      params: { id, lineId },
      body: { quantity: Number(quantity), note, version: Number(version) },
    }),
  'remove-line': (id, { lineId = '', version = '' }) =>
    endpoints.salesRemoveSavedListLine.initiate({ params: { id, lineId }, query: { version } }),
};

/** Takes the forms of a list, with scripts and without; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params: { id = '' },
  request,
  context,
}: ActionFunctionArgs): Promise<RefusedChange | Response> {
  const values = textsOf(await request.formData());
  const intent = values.intent ?? '';
  const call = intents[intent];
  if (!call) return { intent, code: 'BAD_REQUEST', values };
  const { failed } = await sendCall(context.get(storeContext), call(id, values));
  if (failed) return { intent, code: failed.failure?.code ?? 'UNAVAILABLE', values };
  return redirect(intent === 'remove' ? myListsPath() : myListPath(id), 303);
}

function sharingOf(text: string | undefined) {
  const sharing = listSharings.find((each) => each === text);
  return sharing ? { sharing } : {};
}
