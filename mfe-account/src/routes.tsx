import { definePage } from '@gantry/api-client/define-page';
import type {
  companySignOnPath,
  myApprovalPath,
  myApprovalsPath,
  confirmUsernamePath,
  invitationPath,
  myAccountPath,
  myAddressesPath,
  myCardsPath,
  myCompanyPath,
  newCardPath,
  myInquiriesPath,
  myInquiryPath,
  myInquiryPrintPath,
  myInvoicePath,
  myInvoicesPath,
  myItemsPath,
  myListPath,
  myListsPath,
  myOrderPath,
  myOrderPrintPath,
  myOrdersPath,
  myPartNumbersPath,
  myProfilePath,
  myRequestPath,
  myRequestsPath,
  mySpendPath,
  newRequestPath,
  paperPath,
  myStatementPath,
  recoveryCodePath,
  recoveryPath,
  signInPath,
  stopMailsPath,
  supplierOrderPath,
  supplierRequestPath,
} from '@gantry/contracts/addresses/account';
import type { PatternOf } from '@gantry/contracts/addresses/page-address';
import type { RemoteRoute, RouteHandle } from '@gantry/federation/remote-module';

const noindex = () => ({ noindex: true });

/** A page of the account area: for signed-in customers. */
const own = (title: string, chunk: string, layout: RouteHandle['layout'] = 'auth'): RouteHandle => ({
  layout,
  guard: 'auth',
  title,
  chunk,
  head: noindex,
});
/** A page for its account, or for whoever was mailed its link: its loader tells. */
const byLink = (title: string, chunk: string, layout: RouteHandle['layout'] = 'gray'): RouteHandle => ({
  layout,
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
  definePage({
    id: 'sign-in',
    path: '/sign-in' satisfies PatternOf<typeof signInPath>,
    handle: guests('account.sign-in.title', 'account-sign-in'),
    load: () => import(/* webpackChunkName: "account-sign-in" */ './pages/sign-in/sign-in.page.tsx'),
  }),
  definePage({
    id: 'company-sign-on',
    path: '/sign-in/company' satisfies PatternOf<typeof companySignOnPath>,
    handle: guests('account.company-sign-on.title', 'account-company-sign-on'),
    load: () =>
      import(
        /* webpackChunkName: "account-company-sign-on" */ './pages/company-sign-on/company-sign-on.page.tsx'
      ),
  }),
  definePage({
    id: 'recovery',
    path: '/auth/recovery' satisfies PatternOf<typeof recoveryPath>,
    handle: guests('account.recovery.title', 'account-recovery'),
    load: () => import(/* webpackChunkName: "account-recovery" */ './pages/recovery/recovery.page.tsx'),
  }),
  definePage({
    id: 'recovery-code',
    path: '/auth/recovery/:code' satisfies PatternOf<typeof recoveryCodePath>,
    handle: guests('account.recovery.title', 'account-recovery-code'),
    load: () =>
      import(/* webpackChunkName: "account-recovery-code" */ './pages/recovery-code/recovery-code.page.tsx'),
  }),
  definePage({
    id: 'my-account',
    path: '/my-account' satisfies PatternOf<typeof myAccountPath>,
    handle: own('account.overview.title', 'account-overview'),
    load: () => import(/* webpackChunkName: "account-overview" */ './pages/overview/overview.page.tsx'),
  }),
  definePage({
    id: 'address',
    path: '/my-account/address' satisfies PatternOf<typeof myAddressesPath>,
    handle: ownForm('account.address.title', 'account-address'),
    load: () => import(/* webpackChunkName: "account-address" */ './pages/address/address.page.tsx'),
  }),
  definePage({
    id: 'payment-methods',
    path: '/my-account/payment-methods' satisfies PatternOf<typeof myCardsPath>,
    handle: own('account.cards.title', 'account-payment-methods'),
    load: () =>
      import(
        /* webpackChunkName: "account-payment-methods" */ './pages/payment-methods/payment-methods.page.tsx'
      ),
  }),
  definePage({
    id: 'new-card',
    path: '/my-account/payment-methods/new' satisfies PatternOf<typeof newCardPath>,
    handle: ownForm('account.cards.new', 'account-new-card'),
    load: () => import(/* webpackChunkName: "account-new-card" */ './pages/new-card/new-card.page.tsx'),
  }),
  definePage({
    id: 'profile',
    path: '/my-account/profile' satisfies PatternOf<typeof myProfilePath>,
    handle: ownForm('account.profile.title', 'account-profile'),
    load: () => import(/* webpackChunkName: "account-profile" */ './pages/profile/profile.page.tsx'),
  }),
  definePage({
    id: 'company',
    path: '/my-account/company' satisfies PatternOf<typeof myCompanyPath>,
    handle: own('account.people.title', 'account-company'),
    load: () => import(/* webpackChunkName: "account-company" */ './pages/company/company.page.tsx'),
  }),
  definePage({
    id: 'spend',
    path: '/my-account/company/spend' satisfies PatternOf<typeof mySpendPath>,
    handle: own('account.spend.heading', 'account-spend'),
    load: () => import(/* webpackChunkName: "account-spend" */ './pages/spend/spend.page.tsx'),
  }),
  definePage({
    id: 'approvals',
    path: '/my-account/approvals' satisfies PatternOf<typeof myApprovalsPath>,
    handle: own('account.approvals.heading', 'account-approvals'),
    load: () => import(/* webpackChunkName: "account-approvals" */ './pages/approvals/approvals.page.tsx'),
  }),
  definePage({
    id: 'approval',
    path: '/my-account/approvals/:number' satisfies PatternOf<typeof myApprovalPath>,
    handle: own('account.approvals.one', 'account-approval'),
    load: () => import(/* webpackChunkName: "account-approval" */ './pages/approval/approval.page.tsx'),
  }),
  definePage({
    id: 'invitation',
    path: '/auth/invitation/:code' satisfies PatternOf<typeof invitationPath>,
    handle: {
      layout: 'auth-form',
      title: 'account.invitation.title',
      chunk: 'account-invitation',
      head: noindex,
    },
    load: () => import(/* webpackChunkName: "account-invitation" */ './pages/invitation/invitation.page.tsx'),
  }),
  definePage({
    id: 'stop-mails',
    path: '/auth/stop-mails' satisfies PatternOf<typeof stopMailsPath>,
    handle: { layout: 'auth-form', title: 'account.mails.stop', chunk: 'account-stop-mails', head: noindex },
    load: () => import(/* webpackChunkName: "account-stop-mails" */ './pages/stop-mails/stop-mails.page.tsx'),
  }),
  definePage({
    id: 'confirm-username',
    path: '/my-account/confirm-username' satisfies PatternOf<typeof confirmUsernamePath>,
    handle: { layout: 'auth-form', title: 'account.confirm.title', chunk: 'account-confirm', head: noindex },
    load: () =>
      import(/* webpackChunkName: "account-confirm" */ './pages/confirm-username/confirm-username.page.tsx'),
  }),
  definePage({
    id: 'orders',
    path: '/my-account/orders' satisfies PatternOf<typeof myOrdersPath>,
    handle: own('account.orders.title', 'account-orders'),
    load: () => import(/* webpackChunkName: "account-orders" */ './pages/orders/orders.page.tsx'),
  }),
  definePage({
    id: 'purchased-items',
    path: '/my-account/orders/items' satisfies PatternOf<typeof myItemsPath>,
    handle: own('account.items.title', 'account-items'),
    load: () => import(/* webpackChunkName: "account-items" */ './pages/items/items.page.tsx'),
  }),
  definePage({
    id: 'order',
    path: '/my-account/orders/:number' satisfies PatternOf<typeof myOrderPath>,
    handle: own('account.order.title', 'account-order'),
    load: () => import(/* webpackChunkName: "account-order" */ './pages/order/order.page.tsx'),
  }),
  definePage({
    id: 'order-print',
    path: '/my-account/orders/print/:number' satisfies PatternOf<typeof myOrderPrintPath>,
    handle: { ...own('account.order-print.title', 'account-order-print', 'print'), ownLetterhead: true },
    load: () =>
      import(/* webpackChunkName: "account-order-print" */ './pages/order-print/order-print.page.tsx'),
  }),
  definePage({
    id: 'lists',
    path: '/my-account/lists' satisfies PatternOf<typeof myListsPath>,
    handle: own('account.lists.heading', 'account-lists'),
    load: () => import(/* webpackChunkName: "account-lists" */ './pages/lists/lists.page.tsx'),
  }),
  definePage({
    id: 'list',
    path: '/my-account/lists/:id' satisfies PatternOf<typeof myListPath>,
    handle: own('account.list.title', 'account-list'),
    load: () => import(/* webpackChunkName: "account-list" */ './pages/list/list.page.tsx'),
  }),
  definePage({
    id: 'part-numbers',
    path: '/my-account/part-numbers' satisfies PatternOf<typeof myPartNumbersPath>,
    handle: own('account.numbers.heading', 'account-part-numbers'),
    load: () =>
      import(/* webpackChunkName: "account-part-numbers" */ './pages/part-numbers/part-numbers.page.tsx'),
  }),
  definePage({
    id: 'invoice',
    path: '/my-account/orders/invoice/:number' satisfies PatternOf<typeof myInvoicePath>,
    handle: { ...own('account.invoice.title', 'account-invoice', 'print'), ownLetterhead: true },
    load: () => import(/* webpackChunkName: "account-invoice" */ './pages/invoice/invoice.page.tsx'),
  }),
  definePage({
    id: 'invoices',
    path: '/my-account/invoices' satisfies PatternOf<typeof myInvoicesPath>,
    handle: own('account.invoices.heading', 'account-invoices'),
    load: () => import(/* webpackChunkName: "account-invoices" */ './pages/invoices/invoices.page.tsx'),
  }),
  definePage({
    id: 'statement',
    path: '/my-account/invoices/statement' satisfies PatternOf<typeof myStatementPath>,
    handle: { ...own('account.statement.title', 'account-statement', 'print'), ownLetterhead: true },
    load: () => import(/* webpackChunkName: "account-statement" */ './pages/statement/statement.page.tsx'),
  }),
  definePage({
    id: 'requests',
    path: '/my-account/requests' satisfies PatternOf<typeof myRequestsPath>,
    handle: own('account.requests.heading', 'account-requests'),
    load: () => import(/* webpackChunkName: "account-requests" */ './pages/requests/requests.page.tsx'),
  }),
  definePage({
    id: 'request-new',
    path: '/my-account/requests/new' satisfies PatternOf<typeof newRequestPath>,
    handle: byLink('account.request.title', 'account-request-new'),
    load: () =>
      import(/* webpackChunkName: "account-request-new" */ './pages/request-new/request-new.page.tsx'),
  }),
  definePage({
    id: 'request',
    path: '/my-account/requests/:number' satisfies PatternOf<typeof myRequestPath>,
    handle: byLink('account.request.title', 'account-request'),
    load: () => import(/* webpackChunkName: "account-request" */ './pages/request/request.page.tsx'),
  }),
  definePage({
    id: 'paper',
    path: '/my-account/papers/:kind/:number' satisfies PatternOf<typeof paperPath>,
    handle: { ...byLink('account.paper.title', 'account-paper', 'print'), ownLetterhead: true },
    load: () => import(/* webpackChunkName: "account-paper" */ './pages/paper/paper.page.tsx'),
  }),
  definePage({
    id: 'inquiries',
    path: '/my-account/inquiries' satisfies PatternOf<typeof myInquiriesPath>,
    handle: own('account.inquiries.title', 'account-inquiries'),
    load: () => import(/* webpackChunkName: "account-inquiries" */ './pages/inquiries/inquiries.page.tsx'),
  }),
  definePage({
    id: 'inquiry',
    path: '/my-account/inquiries/:number' satisfies PatternOf<typeof myInquiryPath>,
    handle: own('account.inquiry.title', 'account-inquiry'),
    load: () => import(/* webpackChunkName: "account-inquiry" */ './pages/inquiry/inquiry.page.tsx'),
  }),
  definePage({
    id: 'inquiry-print',
    path: '/my-account/inquiries/print/:number' satisfies PatternOf<typeof myInquiryPrintPath>,
    handle: { ...own('account.inquiry-print.title', 'account-inquiry-print', 'print'), ownLetterhead: true },
    load: () =>
      import(/* webpackChunkName: "account-inquiry-print" */ './pages/inquiry-print/inquiry-print.page.tsx'),
  }),
  definePage({
    id: 'supplier-request',
    path: '/supplier/:token' satisfies PatternOf<typeof supplierRequestPath>,
    handle: { layout: 'gray', title: 'account.supplier.title', chunk: 'account-supplier', head: noindex },
    load: () =>
      import(/* webpackChunkName: "account-supplier" */ './pages/supplier-request/supplier-request.page.tsx'),
  }),
  definePage({
    id: 'supplier-order',
    path: '/supplier/order/:token' satisfies PatternOf<typeof supplierOrderPath>,
    handle: {
      layout: 'gray',
      title: 'account.supplier-order.title',
      chunk: 'account-supplier-order',
      head: noindex,
    },
    load: () =>
      import(
        /* webpackChunkName: "account-supplier-order" */ './pages/supplier-order/supplier-order.page.tsx'
      ),
  }),
];
