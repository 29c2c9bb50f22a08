import { storeContext } from '@gantry/api-client';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { RouteHandle } from '@gantry/federation/remote-module';
import { redirect, type RouteObject } from 'react-router';
import { suffixed } from '../../route-names.ts';
import { forgetTyped, signOut } from '../../session/sign-out.ts';
import { SignOutPage } from './sign-out.page.tsx';

const handle: RouteHandle = { layout: 'auth-form', title: 'shell.sign-out.title', chunk: 'shell' };

/** Where forms that sign out go. It is a form and not a link, so that no foreign page can sign anybody out. */
export const signOutRoute = (locale: LocaleCode): RouteObject => ({
  id: suffixed('sign-out', locale),
  path: '/sign-out',
  handle,
  Component: SignOutPage,
  async action({ context }) {
    await signOut(context.get(storeContext));
    forgetTyped();
    // By a new document: this one still holds what was shown to the person who has just left.
    return redirect('/', { headers: { 'X-Remix-Reload-Document': 'true' } });
  },
});
