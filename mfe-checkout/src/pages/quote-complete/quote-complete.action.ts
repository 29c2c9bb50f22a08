import { notFound, sendCall, storeContext, withKey } from '@gantry/api-client';
import { myApprovalPath } from '@gantry/contracts/addresses/account';
import { orderConfirmationPath } from '@gantry/contracts/addresses/checkout';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { quoteApi } from '../../api/quote.endpoints.ts';
import { sendPostedOffer, type PostedOffer } from '../../features/offer/posted-offer.ts';
import { takenRequest } from './quote-complete.loader.ts';

const {
  salesAcceptOffer,
  salesAnnounceInquiryFile,
  salesAskOfferApproval,
  salesDeclineOffer,
  salesSendFileChunk,
  salesWriteToInquiry,
} = quoteApi.endpoints;

/** Takes the offer's forms where no script sends them; what went through leads on, so that a reload repeats nothing. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<PostedOffer | Response> {
  const store = context.get(storeContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const wanted = takenRequest(params.number ?? '', searchParams);
  if (!wanted) throw notFound(pathname);
  let path = `${pathname}${search}`;
  const posted = await sendPostedOffer(await request.formData(), {
    acceptOffer: async (body, key) => {
      const sent = await sendCall(store, salesAcceptOffer.initiate(withKey({ ...wanted, body }, key)));
      if (sent.data) path = orderConfirmationPath(sent.data.number, sent.data.token);
      return sent;
    },
    askApproval: async (body, key) => {
      const asked = { params: wanted.params, body };
      const sent = await sendCall(store, salesAskOfferApproval.initiate(withKey(asked, key)));
      if (sent.data) path = myApprovalPath(sent.data.number);
      return sent;
    },
    poFile: {
      announceFile: (body) => sendCall(store, salesAnnounceInquiryFile.initiate({ ...wanted, body })),
      sendChunk: (id, offset, body) =>
        sendCall(
          store,
          salesSendFileChunk.initiate({ params: { id }, query: { offset: String(offset) }, body }),
        ),
    },
    declineOffer: (body, key) =>
      sendCall(store, salesDeclineOffer.initiate(withKey({ ...wanted, body }, key))),
    writeMessage: (body, key) =>
      sendCall(store, salesWriteToInquiry.initiate(withKey({ ...wanted, body }, key))),
  });
  return posted ?? redirect(path, 303);
}
