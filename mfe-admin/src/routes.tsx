import { storeContext } from '@gantry/api-client';
import { definePage } from '@gantry/api-client/define-page';
import { workplaceOf } from '@gantry/contracts/admin-rooms';
import type {
  adminAccountPath,
  adminAccountsPath,
  adminApprovalRulesPath,
  adminAuditPath,
  adminRetentionPath,
  adminCardConfirmPath,
  adminCardCustomPath,
  adminCardPath,
  adminHelpPagePath,
  adminHelpPagesPath,
  adminImportPath,
  adminImportsPath,
  adminJournalPath,
  adminMpoPath,
  adminMposPath,
  adminOfflineCheckoutPath,
  adminOperationsPath,
  adminOrdersPath,
  adminPath,
  adminPaperPath,
  adminNewProductPath,
  adminPriceListPath,
  adminPriceListsPath,
  adminProductPath,
  adminProductsPath,
  adminReconciliationPath,
  adminRecordPath,
  adminRequestPath,
  adminRequestsPath,
  adminReviewPath,
  adminReviewsPath,
  adminShippingPath,
  adminPromotionPath,
  adminPromotionsPath,
  adminSupplierPath,
  adminSuppliersPath,
  adminTaxCalculatorPath,
  adminTaxPath,
  adminUnmatchedPath,
  adminZipCodesPath,
  phoneOrderPath,
} from '@gantry/contracts/addresses/admin';
import type { PatternOf } from '@gantry/contracts/addresses/page-address';
import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';
import { redirect } from 'react-router';

/** Every address of the back office is for staff (specification §6). */
const staff = (title: string, chunk: string): RouteHandle => ({
  layout: 'admin',
  guard: 'admin',
  title,
  chunk,
  head: () => ({ noindex: true }),
});
/**
 * The addresses of the back office (specification §2), without locale prefix. The router takes whole segments as
 * parameters, so `order-:number` and its kin are one parameter that the page takes apart.
 */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'admin',
    path: '/admin' satisfies PatternOf<typeof adminPath>,
    handle: staff('admin.orders.title', 'admin-orders'),
    loader: ({ context }) => {
      throw redirect(workplaceOf(context.get(storeContext).getState().session.user?.role));
    },
  },
  definePage({
    id: 'admin-orders',
    path: '/admin/orders' satisfies PatternOf<typeof adminOrdersPath>,
    handle: staff('admin.orders.title', 'admin-orders'),
    load: () => import(/* webpackChunkName: "admin-orders" */ './pages/orders/orders.page.tsx'),
  }),
  definePage({
    id: 'admin-order-record',
    path: '/admin/orders/:record' satisfies PatternOf<typeof adminRecordPath>,
    handle: staff('admin.order.title', 'admin-order-record'),
    load: () =>
      import(/* webpackChunkName: "admin-order-record" */ './pages/order-record/order-record.page.tsx'),
  }),
  definePage({
    id: 'admin-unmatched',
    path: '/admin/payments/unmatched' satisfies PatternOf<typeof adminUnmatchedPath>,
    handle: staff('admin.unmatched.heading', 'admin-unmatched'),
    load: () => import(/* webpackChunkName: "admin-unmatched" */ './pages/unmatched/unmatched.page.tsx'),
  }),
  definePage({
    id: 'admin-reconciliation',
    path: '/admin/payments/reconciliation' satisfies PatternOf<typeof adminReconciliationPath>,
    handle: staff('admin.reconciliation.title', 'admin-reconciliation'),
    load: () =>
      import(/* webpackChunkName: "admin-reconciliation" */ './pages/reconciliation/reconciliation.page.tsx'),
  }),
  definePage({
    id: 'admin-journal',
    path: '/admin/payments/journal' satisfies PatternOf<typeof adminJournalPath>,
    handle: staff('admin.journal.title', 'admin-journal'),
    load: () => import(/* webpackChunkName: "admin-journal" */ './pages/journal/journal.page.tsx'),
  }),
  definePage({
    id: 'admin-requests',
    path: '/admin/requests' satisfies PatternOf<typeof adminRequestsPath>,
    handle: staff('admin.requests.title', 'admin-requests'),
    load: () => import(/* webpackChunkName: "admin-requests" */ './pages/requests/requests.page.tsx'),
  }),
  definePage({
    id: 'admin-request',
    path: '/admin/requests/:request' satisfies PatternOf<typeof adminRequestPath>,
    handle: staff('admin.request.title', 'admin-request'),
    load: () => import(/* webpackChunkName: "admin-request" */ './pages/request/request.page.tsx'),
  }),
  definePage({
    id: 'admin-paper',
    path: '/admin/papers/:kind/:number' satisfies PatternOf<typeof adminPaperPath>,
    handle: { ...staff('admin.paper.title', 'admin-paper'), layout: 'print', ownLetterhead: true },
    load: () => import(/* webpackChunkName: "admin-paper" */ './pages/paper/paper.page.tsx'),
  }),
  definePage({
    id: 'admin-reviews',
    path: '/admin/reviews' satisfies PatternOf<typeof adminReviewsPath>,
    handle: staff('admin.reviews.title', 'admin-reviews'),
    load: () => import(/* webpackChunkName: "admin-reviews" */ './pages/reviews/reviews.page.tsx'),
  }),
  definePage({
    id: 'admin-review',
    path: '/admin/reviews/:id' satisfies PatternOf<typeof adminReviewPath>,
    handle: staff('admin.review.title', 'admin-review'),
    load: () => import(/* webpackChunkName: "admin-review" */ './pages/review-record/review-record.page.tsx'),
  }),
  definePage({
    id: 'admin-products',
    path: '/admin/products' satisfies PatternOf<typeof adminProductsPath>,
    handle: staff('admin.products.title', 'admin-products'),
    load: () => import(/* webpackChunkName: "admin-products" */ './pages/products/products.page.tsx'),
  }),
  definePage({
    id: 'admin-new-product',
    path: '/admin/new-product' satisfies PatternOf<typeof adminNewProductPath>,
    handle: staff('admin.new-product.title', 'admin-new-product'),
    load: () =>
      import(/* webpackChunkName: "admin-new-product" */ './pages/new-product/new-product.page.tsx'),
  }),
  definePage({
    id: 'admin-product',
    path: '/admin/products/:sku' satisfies PatternOf<typeof adminProductPath>,
    handle: staff('admin.product.title', 'admin-product'),
    load: () =>
      import(/* webpackChunkName: "admin-product" */ './pages/product-record/product-record.page.tsx'),
  }),
  definePage({
    id: 'admin-price-lists',
    path: '/admin/price-lists' satisfies PatternOf<typeof adminPriceListsPath>,
    handle: staff('admin.price-lists.title', 'admin-price-lists'),
    load: () =>
      import(/* webpackChunkName: "admin-price-lists" */ './pages/price-lists/price-lists.page.tsx'),
  }),
  definePage({
    id: 'admin-price-list',
    path: '/admin/price-lists/:id' satisfies PatternOf<typeof adminPriceListPath>,
    handle: staff('admin.price-list.title', 'admin-price-list'),
    load: () =>
      import(
        /* webpackChunkName: "admin-price-list" */ './pages/price-list-record/price-list-record.page.tsx'
      ),
  }),
  definePage({
    id: 'admin-help',
    path: '/admin/help' satisfies PatternOf<typeof adminHelpPagesPath>,
    handle: staff('admin.help.title', 'admin-help'),
    load: () => import(/* webpackChunkName: "admin-help" */ './pages/help-pages/help-pages.page.tsx'),
  }),
  definePage({
    id: 'admin-help-page',
    path: '/admin/help/:key' satisfies PatternOf<typeof adminHelpPagePath>,
    handle: staff('admin.help.page', 'admin-help-page'),
    load: () =>
      import(/* webpackChunkName: "admin-help-page" */ './pages/help-page-record/help-page-record.page.tsx'),
  }),
  definePage({
    id: 'admin-imports',
    path: '/admin/catalogue/imports' satisfies PatternOf<typeof adminImportsPath>,
    handle: staff('admin.imports.title', 'admin-imports'),
    load: () => import(/* webpackChunkName: "admin-imports" */ './pages/imports/imports.page.tsx'),
  }),
  definePage({
    id: 'admin-import',
    path: '/admin/catalogue/imports/:id' satisfies PatternOf<typeof adminImportPath>,
    handle: staff('admin.import.title', 'admin-import'),
    load: () => import(/* webpackChunkName: "admin-import" */ './pages/import-record/import-record.page.tsx'),
  }),
  definePage({
    id: 'admin-approval-rules',
    path: '/admin/approval-rules' satisfies PatternOf<typeof adminApprovalRulesPath>,
    handle: staff('admin.rules.title', 'admin-approval-rules'),
    load: () =>
      import(/* webpackChunkName: "admin-approval-rules" */ './pages/approval-rules/approval-rules.page.tsx'),
  }),
  definePage({
    id: 'admin-audit',
    path: '/admin/audit' satisfies PatternOf<typeof adminAuditPath>,
    handle: staff('admin.audit.title', 'admin-audit'),
    load: () => import(/* webpackChunkName: "admin-audit" */ './pages/audit/audit.page.tsx'),
  }),
  definePage({
    id: 'admin-retention',
    path: '/admin/retention' satisfies PatternOf<typeof adminRetentionPath>,
    handle: staff('admin.retention.title', 'admin-retention'),
    load: () => import(/* webpackChunkName: "admin-retention" */ './pages/retention/retention.page.tsx'),
  }),
  definePage({
    id: 'admin-promotions',
    path: '/admin/promotions' satisfies PatternOf<typeof adminPromotionsPath>,
    handle: staff('admin.promotions.title', 'admin-promotions'),
    load: () => import(/* webpackChunkName: "admin-promotions" */ './pages/promotions/promotions.page.tsx'),
  }),
  definePage({
    id: 'admin-promotion',
    path: '/admin/promotions/:id' satisfies PatternOf<typeof adminPromotionPath>,
    handle: staff('admin.promotion.title', 'admin-promotion'),
    load: () =>
      import(/* webpackChunkName: "admin-promotion" */ './pages/promotion-record/promotion-record.page.tsx'),
  }),
  definePage({
    id: 'admin-suppliers',
    path: '/admin/suppliers' satisfies PatternOf<typeof adminSuppliersPath>,
    handle: staff('admin.suppliers.title', 'admin-suppliers'),
    load: () => import(/* webpackChunkName: "admin-suppliers" */ './pages/suppliers/suppliers.page.tsx'),
  }),
  definePage({
    id: 'admin-supplier',
    path: '/admin/suppliers/:id' satisfies PatternOf<typeof adminSupplierPath>,
    handle: staff('admin.supplier.title', 'admin-supplier'),
    load: () =>
      import(/* webpackChunkName: "admin-supplier" */ './pages/supplier-record/supplier-record.page.tsx'),
  }),
  definePage({
    id: 'admin-mpos',
    path: '/admin/mpo' satisfies PatternOf<typeof adminMposPath>,
    handle: staff('admin.mpos.title', 'admin-mpos'),
    load: () =>
      import(/* webpackChunkName: "admin-mpos" */ './pages/purchase-orders/purchase-orders.page.tsx'),
  }),
  definePage({
    id: 'admin-mpo',
    path: '/admin/mpo/:mpo' satisfies PatternOf<typeof adminMpoPath>,
    handle: staff('admin.mpo.title', 'admin-mpo'),
    load: () => import(/* webpackChunkName: "admin-mpo" */ './pages/purchase-order/purchase-order.page.tsx'),
  }),
  definePage({
    id: 'admin-accounts',
    path: '/admin/access/accounts' satisfies PatternOf<typeof adminAccountsPath>,
    handle: staff('admin.accounts.title', 'admin-accounts'),
    load: () => import(/* webpackChunkName: "admin-accounts" */ './pages/accounts/accounts.page.tsx'),
  }),
  definePage({
    id: 'admin-account',
    path: '/admin/access/accounts/:number' satisfies PatternOf<typeof adminAccountPath>,
    handle: {
      ...staff('admin.account.title', 'admin-account'),
      head: ({ number }: { readonly number: string }) => ({ noindex: true, titleValues: { number } }),
    },
    load: () => import(/* webpackChunkName: "admin-account" */ './pages/account/account.page.tsx'),
  }),
  definePage({
    id: 'admin-operations',
    path: '/admin/operations' satisfies PatternOf<typeof adminOperationsPath>,
    handle: staff('admin.operations.title', 'admin-operations'),
    load: () => import(/* webpackChunkName: "admin-operations" */ './pages/operations/operations.page.tsx'),
  }),
  definePage({
    id: 'admin-offline-checkout',
    path: '/admin/orders/checkout/:offline' satisfies PatternOf<typeof adminOfflineCheckoutPath>,
    handle: staff('admin.offline.title', 'admin-offline-checkout'),
    load: () =>
      import(
        /* webpackChunkName: "admin-offline-checkout" */ './pages/staff-checkout/offline-checkout.page.tsx'
      ),
  }),
  definePage({
    id: 'admin-phone-order',
    path: '/admin/orders/checkout/phone' satisfies PatternOf<typeof phoneOrderPath>,
    handle: staff('admin.phone.title', 'admin-phone-order'),
    load: () =>
      import(/* webpackChunkName: "admin-phone-order" */ './pages/staff-checkout/phone-order.page.tsx'),
  }),
  ...[
    '/admin/orders/checkout/stripe/:number' satisfies PatternOf<typeof adminCardPath>,
    '/admin/orders/checkout/stripe/custom/:number' satisfies PatternOf<typeof adminCardCustomPath>,
  ].map((path) =>
    definePage({
      id: path.includes('custom') ? 'admin-card-custom' : 'admin-card',
      path,
      handle: staff(
        path.includes('custom') ? 'admin.stripe-custom.title' : 'admin.stripe.title',
        'admin-card',
      ),
      load: () =>
        import(/* webpackChunkName: "admin-card" */ './pages/staff-checkout/card-checkout.page.tsx'),
    }),
  ),
  definePage({
    id: 'admin-card-confirm',
    path: '/admin/orders/checkout/stripe/confirm/:number' satisfies PatternOf<typeof adminCardConfirmPath>,
    handle: staff('admin.stripe.title', 'admin-card-confirm'),
    load: () =>
      import(/* webpackChunkName: "admin-card-confirm" */ './pages/staff-checkout/card-confirm.page.tsx'),
  }),
  definePage({
    id: 'admin-shipping',
    path: '/admin/shipping' satisfies PatternOf<typeof adminShippingPath>,
    handle: staff('admin.tariff.title', 'admin-shipping'),
    load: () => import(/* webpackChunkName: "admin-shipping" */ './pages/shipping/shipping.page.tsx'),
  }),
  definePage({
    id: 'admin-tax',
    path: '/admin/taxation/tax-management' satisfies PatternOf<typeof adminTaxPath>,
    handle: staff('admin.tax.title', 'admin-tax'),
    load: () => import(/* webpackChunkName: "admin-tax" */ './pages/tax/tax.page.tsx'),
  }),
  definePage({
    id: 'admin-tax-calculator',
    path: '/admin/taxation/tax-management/calculator' satisfies PatternOf<typeof adminTaxCalculatorPath>,
    handle: staff('admin.calculator.title', 'admin-tax-calculator'),
    load: () =>
      import(/* webpackChunkName: "admin-tax-calculator" */ './pages/tax-calculator/tax-calculator.page.tsx'),
  }),
  definePage({
    id: 'admin-zip-codes',
    path: '/admin/taxation/zip-codes' satisfies PatternOf<typeof adminZipCodesPath>,
    handle: staff('admin.zip-codes.title', 'admin-zip-codes'),
    load: () => import(/* webpackChunkName: "admin-zip-codes" */ './pages/zip-codes/zip-codes.page.tsx'),
  }),
];
