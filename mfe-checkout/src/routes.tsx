import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';

type PageModule = Promise<
  { default: React.ComponentType } & Pick<RemoteRoute, 'loader' | 'action' | 'shouldRevalidate'>
>;

/** A page's module as a route: its component, and the loader and action it exports. */
const page = async (module: PageModule) => {
  const { default: Component, ...data } = await module;
  return { Component, ...data };
};
const coming = () => import(/* webpackChunkName: "checkout-coming" */ './pages/coming/coming.pages.ts');
const comingHandle = (title: string, layout: RouteHandle['layout'] = 'default'): RouteHandle => ({
  layout,
  title,
  chunk: 'checkout-coming',
});

/** The addresses of the checkout (specification §2), without locale prefix. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'cart',
    path: '/cart',
    handle: {
      layout: 'gray',
      title: 'checkout.cart.title',
      chunk: 'checkout-cart',
      head: () => ({ noindex: true }),
    },
    lazy: async () => page(import(/* webpackChunkName: "checkout-cart" */ './pages/cart/cart.page.tsx')),
  },
  {
    id: 'cart-fly-out',
    path: '/cart/flyOutCart',
    handle: {
      layout: 'gray',
      title: 'checkout.cart.title',
      chunk: 'checkout-fly-out',
      head: () => ({ noindex: true }),
    },
    lazy: async () =>
      page(import(/* webpackChunkName: "checkout-fly-out" */ './pages/fly-out-cart/fly-out-cart.page.tsx')),
  },
  {
    id: 'purchase',
    path: '/checkout/purchase',
    handle: {
      layout: 'gray',
      title: 'checkout.purchase.title',
      chunk: 'checkout-purchase',
      head: () => ({ noindex: true }),
    },
    lazy: async () =>
      page(import(/* webpackChunkName: "checkout-purchase" */ './pages/purchase/purchase.page.tsx')),
  },
  {
    id: 'purchase-complete',
    path: '/checkout/purchase/complete',
    handle: {
      layout: 'gray',
      title: 'checkout.complete.title',
      chunk: 'checkout-complete',
      head: () => ({ noindex: true }),
    },
    lazy: async () =>
      page(
        import(
          /* webpackChunkName: "checkout-complete" */ './pages/purchase-complete/purchase-complete.page.tsx'
        ),
      ),
  },
  {
    id: 'quote',
    path: '/quote',
    handle: comingHandle('checkout.quote.title'),
    lazy: async () => ({ Component: (await coming()).QuotePage }),
  },
  {
    id: 'quote-complete',
    path: '/quote/complete/:number',
    handle: comingHandle('checkout.quote-complete.title'),
    lazy: async () => ({ Component: (await coming()).QuoteCompletePage }),
  },
  ...['/checkout/stripe', '/checkout/stripe/confirm', '/checkout/stripe/complete'].map((path) => ({
    id: path.slice(1).replaceAll('/', '-'),
    path,
    handle: comingHandle('checkout.card.title', 'gray'),
    lazy: async () => ({ Component: (await coming()).CardPage }),
  })),
  ...['/checkout/paypal/confirm', '/checkout/paypal/complete'].map((path) => ({
    id: path.slice(1).replaceAll('/', '-'),
    path,
    handle: comingHandle('checkout.wallet.title', 'gray'),
    lazy: async () => ({ Component: (await coming()).WalletPage }),
  })),
  {
    id: 'shipment',
    path: '/shipment/:action',
    handle: comingHandle('checkout.shipment.title'),
    lazy: async () => ({ Component: (await coming()).ShipmentPage }),
  },
];
