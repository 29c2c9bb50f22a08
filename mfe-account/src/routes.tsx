import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';

type PageModule = Promise<{ default: React.ComponentType } & Pick<RemoteRoute, 'loader' | 'action'>>;

/** A page's module as a route: its component, and the loader and action it exports. */
const page = async (module: PageModule) => {
  const { default: Component, ...data } = await module;
  return { Component, ...data };
};
const coming = () => import(/* webpackChunkName: "account-coming" */ './pages/coming/coming.pages.ts');
const noindex = () => ({ noindex: true });

/** A page of the account area: for signed-in customers. */
const own = (title: string, chunk: string, layout: RouteHandle['layout'] = 'auth'): RouteHandle => ({
  layout,
  guard: 'auth',
  title,
  chunk,
  head: noindex,
});
/** A form of the account area. */
const ownForm = (title: string, chunk: string): RouteHandle => ({
  ...own(title, chunk, 'gray'),
  rail: 'account',
});
/** A page for guests only. */
const guests = (title: string, chunk: string): RouteHandle => ({
  layout: 'auth-form',
  guard: 'guest',
  title,
  chunk,
  head: noindex,
});

/** The addresses of the account (specification §2), without locale prefix. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'sign-in',
    path: '/sign-in',
    handle: guests('account.sign-in.title', 'account-sign-in'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-sign-in" */ './pages/sign-in/sign-in.page.tsx')),
  },
  {
    id: 'recovery',
    path: '/auth/recovery',
    handle: guests('account.recovery.title', 'account-recovery'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-recovery" */ './pages/recovery/recovery.page.tsx')),
  },
  {
    id: 'recovery-code',
    path: '/auth/recovery/:code',
    handle: guests('account.recovery.title', 'account-recovery-code'),
    lazy: async () =>
      page(
        import(
          /* webpackChunkName: "account-recovery-code" */ './pages/recovery-code/recovery-code.page.tsx'
        ),
      ),
  },
  {
    id: 'my-account',
    path: '/my-account',
    handle: own('account.overview.title', 'account-overview'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-overview" */ './pages/overview/overview.page.tsx')),
  },
  {
    id: 'address',
    path: '/my-account/address',
    handle: ownForm('account.address.title', 'account-address'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-address" */ './pages/address/address.page.tsx')),
  },
  {
    id: 'profile',
    path: '/my-account/profile',
    handle: ownForm('account.profile.title', 'account-profile'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-profile" */ './pages/profile/profile.page.tsx')),
  },
  {
    id: 'confirm-username',
    path: '/my-account/confirm-username',
    handle: { layout: 'auth-form', title: 'account.confirm.title', chunk: 'account-confirm', head: noindex },
    lazy: async () =>
      page(
        import(
          /* webpackChunkName: "account-confirm" */ './pages/confirm-username/confirm-username.page.tsx'
        ),
      ),
  },
  {
    id: 'orders',
    path: '/my-account/orders',
    handle: own('account.orders.title', 'account-orders'),
    lazy: async () => page(import(/* webpackChunkName: "account-orders" */ './pages/orders/orders.page.tsx')),
  },
  {
    id: 'purchased-items',
    path: '/my-account/orders/items',
    handle: own('account.items.title', 'account-items'),
    lazy: async () => page(import(/* webpackChunkName: "account-items" */ './pages/items/items.page.tsx')),
  },
  {
    id: 'order',
    path: '/my-account/orders/:number',
    handle: own('account.order.title', 'account-order'),
    lazy: async () => page(import(/* webpackChunkName: "account-order" */ './pages/order/order.page.tsx')),
  },
  {
    id: 'order-print',
    path: '/my-account/orders/print/:number',
    handle: own('account.order-print.title', 'account-order-print', 'print'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-order-print" */ './pages/order-print/order-print.page.tsx')),
  },
  {
    id: 'invoice',
    path: '/my-account/orders/invoice/:number',
    handle: own('account.invoice.title', 'account-coming', 'print'),
    lazy: async () => ({ Component: (await coming()).InvoicePage }),
  },
  {
    id: 'inquiries',
    path: '/my-account/inquiries',
    handle: own('account.inquiries.title', 'account-inquiries'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-inquiries" */ './pages/inquiries/inquiries.page.tsx')),
  },
  {
    id: 'inquiry',
    path: '/my-account/inquiries/:number',
    handle: own('account.inquiry.title', 'account-inquiry'),
    lazy: async () =>
      page(import(/* webpackChunkName: "account-inquiry" */ './pages/inquiry/inquiry.page.tsx')),
  },
  {
    id: 'inquiry-print',
    path: '/my-account/inquiries/print/:number',
    handle: own('account.inquiry-print.title', 'account-inquiry-print', 'print'),
    lazy: async () =>
      page(
        import(
          /* webpackChunkName: "account-inquiry-print" */ './pages/inquiry-print/inquiry-print.page.tsx'
        ),
      ),
  },
];
