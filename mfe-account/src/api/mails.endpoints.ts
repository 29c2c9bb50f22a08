import { mutationOf, queryOf } from '@gantry/api-client';
import {
  identityGetMailChoice,
  identitySaveMailChoice,
  identityStopMails,
} from '@gantry/contracts/endpoints/mail-choice';
import { accountApi } from './account-api.ts';

/** Which mails the account wants. */
export const mailsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    identityGetMailChoice: build.query({ ...queryOf(identityGetMailChoice), providesTags: ['Profile'] }),
    identitySaveMailChoice: build.mutation({
      ...mutationOf(identitySaveMailChoice),
      invalidatesTags: ['Profile'],
    }),
    identityStopMails: build.mutation({ ...mutationOf(identityStopMails), invalidatesTags: ['Profile'] }),
  }),
});

export const {
  useIdentityGetMailChoiceQuery,
  useIdentitySaveMailChoiceMutation,
  useIdentityStopMailsMutation,
} = mailsApi;
