import { storeContext } from '@gantry/api-client';
import { adminAccountPath } from '@gantry/contracts/addresses/admin';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import { redirect, type RouteObject } from 'react-router';
import { suffixed } from '../../route-names.ts';
import { shellApi } from '../../session/session.endpoints.ts';
import { StopActingPage } from './stop-acting.page.tsx';

const handle: RouteHandle = { layout: 'auth-form', title: 'shell.stop-acting.title', chunk: 'shell' };

/** Where forms go by which staff stop acting for a customer; they come back to the customer's account in the back office. */
export const stopActingRoute = (locale: LocaleCode): RouteObject => ({
  id: suffixed('stop-acting', locale),
  path: '/stop-acting',
  handle,
  Component: StopActingPage,
  async action({ context }) {
    const store = context.get(storeContext);
    const { data } = await store.dispatch(shellApi.endpoints.shellStopActing.initiate({} as never));
    const back = data?.accountNumber ? adminAccountPath(data.accountNumber) : '/';
    // By a new document: this one still holds what was shown to the customer.
    return redirect(back, { headers: { 'X-Remix-Reload-Document': 'true' } });
  },
});
