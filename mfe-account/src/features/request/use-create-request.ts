import { failureOf, withKey } from '@gantry/api-client';
import { sentAnswer } from '@gantry/api-client/sent-answer';
import { requestAddress } from '@gantry/contracts/addresses/account';
import type { RequestPreview } from '@gantry/contracts/schemas/order-request';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import type { UploadCalls } from '@gantry/forms/use-uploads';
import { useNavigate, useRevalidator } from 'react-router';
import {
  useSalesAnnounceRequestFileMutation,
  useSalesCreateOrderRequestMutation,
  useSalesRemoveRequestFileMutation,
  useSalesSendRequestChunkMutation,
} from '../../api/requests.endpoints.ts';
import { refusalOf, type RequestTexts } from './request-texts.ts';
import { askedOf, type Wish } from './wish.ts';

interface RequestKey {
  readonly wish: Wish;
  readonly draft: string;
  readonly token: string | undefined;
}

/** How photos of a request that is being written are sent, and taken out again. */
export function usePhotoUpload({ wish: { order }, draft, token }: RequestKey): UploadCalls {
  const [announce] = useSalesAnnounceRequestFileMutation();
  const [sendChunk] = useSalesSendRequestChunkMutation();
  const [remove] = useSalesRemoveRequestFileMutation();
  const query = { draft, ...(token ? { token } : {}) };
  return {
    announceFile: async (body) => sentAnswer(await announce({ params: { number: order }, query, body })),
    sendChunk: async (id, offset, body) =>
      sentAnswer(await sendChunk({ params: { id }, query: { offset: String(offset) }, body })),
    removeFile: async ({ id }) => !(await remove({ params: { number: order, id }, query })).error,
  };
}

/** Asks, once per content, and goes on to the request; where the amounts are others by now, they are read again. */
export function useCreateRequest({ wish, draft, token }: RequestKey, { refund }: RequestPreview) {
  const [create] = useSalesCreateOrderRequestMutation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ note = null }: RequestTexts, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const asked = askedOf(wish);
    if (!asked) return { message: 'account.request.problem.lines' };
    const body = { ...asked, note, draft, acceptedRefund: refund.credit };
    const key = { params: { number: wish.order }, query: token ? { token } : {} };
    const { data, error } = await create(withKey({ ...key, body }, keyFor(body)));
    if (data) return navigate(requestAddress(data.number, token));
    const failure = failureOf(error);
    if (failure?.code === 'WRONG_STATE') await revalidate();
    return refusalOf(failure);
  };
}
