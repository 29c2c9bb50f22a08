import { definePage } from '@gantry/api-client/define-page';
import type {
  cardCompletePath,
  cardConfirmPath,
  cardPaymentPath,
  cartPath,
  flyOutCartPath,
  purchaseCompletePath,
  purchasePath,
  quoteCompletePath,
  quotePath,
  shipmentPath,
  walletCompletePath,
  walletConfirmPath,
} from '@gantry/contracts/addresses/checkout';
import type { PatternOf } from '@gantry/contracts/addresses/page-address';
import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';

const coming = () => import(/* webpackChunkName: "checkout-coming" */ './pages/coming/coming.pages.ts');
const comingHandle = (title: string, layout: RouteHandle['layout'] = 'default'): RouteHandle => ({
  layout,
  title,
  chunk: 'checkout-coming',
});

/** The addresses of the checkout (specification §2), without locale prefix. */
export const routes: readonly RemoteRoute[] = [
  definePage({
    id: 'cart',
    path: '/cart' satisfies PatternOf<typeof cartPath>,
    handle: {
      layout: 'gray',
      title: 'checkout.cart.title',
      chunk: 'checkout-cart',
      head: () => ({ noindex: true }),
    },
    load: () => import(/* webpackChunkName: "checkout-cart" */ './pages/cart/cart.page.tsx'),
  }),
  definePage({
    id: 'cart-fly-out',
    path: '/cart/flyOutCart' satisfies PatternOf<typeof flyOutCartPath>,
    handle: {
      layout: 'gray',
      title: 'checkout.cart.title',
      chunk: 'checkout-fly-out',
      head: () => ({ noindex: true }),
    },
    load: () =>
      import(/* webpackChunkName: "checkout-fly-out" */ './pages/fly-out-cart/fly-out-cart.page.tsx'),
  }),
  definePage({
    id: 'purchase',
    path: '/checkout/purchase' satisfies PatternOf<typeof purchasePath>,
    handle: {
      layout: 'gray',
      title: 'checkout.purchase.title',
      chunk: 'checkout-purchase',
      head: () => ({ noindex: true }),
    },
    load: () => import(/* webpackChunkName: "checkout-purchase" */ './pages/purchase/purchase.page.tsx'),
  }),
  definePage({
    id: 'purchase-complete',
    path: '/checkout/purchase/complete' satisfies PatternOf<typeof purchaseCompletePath>,
    handle: {
      layout: 'gray',
      title: 'checkout.complete.title',
      chunk: 'checkout-complete',
      head: () => ({ noindex: true }),
    },
    load: () =>
      import(
        /* webpackChunkName: "checkout-complete" */ './pages/purchase-complete/purchase-complete.page.tsx'
      ),
  }),
  definePage({
    id: 'quote',
    path: '/quote' satisfies PatternOf<typeof quotePath>,
    handle: {
      layout: 'default',
      title: 'checkout.quote.title',
      chunk: 'checkout-quote',
      head: () => ({ noindex: true }),
    },
    load: () => import(/* webpackChunkName: "checkout-quote" */ './pages/quote/quote.page.tsx'),
  }),
  definePage({
    id: 'quote-complete',
    path: '/quote/complete/:number' satisfies PatternOf<typeof quoteCompletePath>,
    handle: {
      layout: 'default',
      title: 'checkout.quote-complete.title',
      chunk: 'checkout-quote-complete',
      head: () => ({ noindex: true }),
    },
    load: () =>
      import(
        /* webpackChunkName: "checkout-quote-complete" */ './pages/quote-complete/quote-complete.page.tsx'
      ),
  }),
  ...[
    '/checkout/stripe' satisfies PatternOf<typeof cardPaymentPath>,
    '/checkout/stripe/confirm' satisfies PatternOf<typeof cardConfirmPath>,
    '/checkout/stripe/complete' satisfies PatternOf<typeof cardCompletePath>,
  ].map((path) =>
    definePage({
      id: path.slice(1).replaceAll('/', '-'),
      path,
      handle: comingHandle('checkout.card.title', 'gray'),
      load: async () => ({ default: (await coming()).CardPage }),
    }),
  ),
  ...[
    '/checkout/paypal/confirm' satisfies PatternOf<typeof walletConfirmPath>,
    '/checkout/paypal/complete' satisfies PatternOf<typeof walletCompletePath>,
  ].map((path) =>
    definePage({
      id: path.slice(1).replaceAll('/', '-'),
      path,
      handle: comingHandle('checkout.wallet.title', 'gray'),
      load: async () => ({ default: (await coming()).WalletPage }),
    }),
  ),
  definePage({
    id: 'shipment',
    path: '/shipment/:action' satisfies PatternOf<typeof shipmentPath>,
    handle: comingHandle('checkout.shipment.title'),
    load: async () => ({ default: (await coming()).ShipmentPage }),
  }),
];
