import { defineEndpoint } from '../endpoint.ts';
import { myTasksSchema } from '../schemas/my-tasks.ts';

export const salesListMyTasks = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'customer',
  name: 'salesListMyTasks',
  method: 'GET',
  path: '/my-account/tasks',
  response: myTasksSchema,
  errors: [],
  summary:
    'What waits for the account: offers to answer, invoices due within a week, orders to pay, goods that come later than promised, returns to send; what is due first comes first, at most ten.',
});
