import { queryOf } from '@gantry/api-client';
import { salesListMyTasks } from '@gantry/contracts/endpoints/my-tasks';
import { accountApi } from './account-api.ts';

/** What waits for the account. */
export const tasksApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    salesListMyTasks: build.query({ ...queryOf(salesListMyTasks), providesTags: ['Order'] }),
  }),
});

export const { useSalesListMyTasksQuery } = tasksApi;
