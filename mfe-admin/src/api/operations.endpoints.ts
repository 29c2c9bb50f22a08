import { mutationOf, queryOf } from '@gantry/api-client';
import {
  notificationsDiscardJob,
  notificationsListJobs,
  notificationsListMails,
  notificationsResendMail,
  notificationsRetryJob,
  salesGetOverview,
} from '@gantry/contracts/endpoints/operations';
import { notificationsListProcesses } from '@gantry/contracts/endpoints/processes';
import { adminApi } from './admin-api.ts';

/** What the store is doing: its figures, the mails it sent, and the jobs that failed. */
export const operationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    salesGetOverview: build.query({ ...queryOf(salesGetOverview), providesTags: ['Listing'] }),
    notificationsListMails: build.query({ ...queryOf(notificationsListMails), providesTags: ['Mail'] }),
    notificationsResendMail: build.mutation({
      ...mutationOf(notificationsResendMail),
      invalidatesTags: ['Mail', 'Audit'],
    }),
    notificationsListJobs: build.query({ ...queryOf(notificationsListJobs), providesTags: ['Job'] }),
    notificationsListProcesses: build.query(queryOf(notificationsListProcesses)),
    notificationsRetryJob: build.mutation({
      ...mutationOf(notificationsRetryJob),
      invalidatesTags: ['Job', 'Audit'],
    }),
    notificationsDiscardJob: build.mutation({
      ...mutationOf(notificationsDiscardJob),
      invalidatesTags: ['Job', 'Audit'],
    }),
  }),
});

export const {
  useSalesGetOverviewQuery,
  useNotificationsListMailsQuery,
  useNotificationsResendMailMutation,
  useNotificationsListJobsQuery,
  useNotificationsListProcessesQuery,
  useNotificationsRetryJobMutation,
  useNotificationsDiscardJobMutation,
} = operationsApi;
