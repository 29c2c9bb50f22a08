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

/** Payment pages have the plain header: widgets of other remotes do not run on them. */
const paymentPage = (id: string, title: string) => ({
  id,
  handle: {
    layout: 'auth-form',
    title,
    chunk: `checkout-${id}`,
    head: () => ({ noindex: true }),
  } satisfies RouteHandle,
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
  definePage({
    ...paymentPage('card-payment', 'checkout.card.title'),
    path: '/checkout/stripe' satisfies PatternOf<typeof cardPaymentPath>,
    load: () =>
      import(/* webpackChunkName: "checkout-card-payment" */ './pages/card-payment/card-payment.page.tsx'),
  }),
  definePage({
    ...paymentPage('card-confirm', 'checkout.card.title'),
    path: '/checkout/stripe/confirm' satisfies PatternOf<typeof cardConfirmPath>,
    load: () =>
      import(/* webpackChunkName: "checkout-card-confirm" */ './pages/card-confirm/card-confirm.page.tsx'),
  }),
  definePage({
    ...paymentPage('wallet-confirm', 'checkout.wallet.title'),
    path: '/checkout/paypal/confirm' satisfies PatternOf<typeof walletConfirmPath>,
    load: () =>
      import(
        /* webpackChunkName: "checkout-wallet-confirm" */ './pages/wallet-confirm/wallet-confirm.page.tsx'
      ),
  }),
  ...[
    '/checkout/stripe/complete' satisfies PatternOf<typeof cardCompletePath>,
    '/checkout/paypal/complete' satisfies PatternOf<typeof walletCompletePath>,
  ].map((path) =>
    definePage({
      ...paymentPage('payment-complete', 'checkout.complete.title'),
      id: path.slice(1).replaceAll('/', '-'),
      path,
      load: () =>
        import(
          /* webpackChunkName: "checkout-payment-complete" */ './pages/payment-complete/payment-complete.page.tsx'
        ),
    }),
  ),
  definePage({
    id: 'shipment',
    path: '/shipment/:action' satisfies PatternOf<typeof shipmentPath>,
    handle: {
      layout: 'default',
      title: 'checkout.shipment.title',
      chunk: 'checkout-shipment',
      head: () => ({ noindex: true }),
    },
    load: () => import(/* webpackChunkName: "checkout-shipment" */ './pages/shipment/shipment.page.tsx'),
  }),
];
