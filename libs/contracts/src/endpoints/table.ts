import type { Endpoint } from '../endpoint.ts';
import * as accountErasureEndpoints from './account-erasure.ts';
import * as accountSecurityEndpoints from './account-security.ts';
import * as adminAccountEndpoints from './admin-accounts.ts';
import * as apiKeyEndpoints from './api-keys.ts';
import * as addressEndpoints from './addresses.ts';
import * as arrivalEndpoints from './arrival.ts';
import * as catalogEndpoints from './catalog.ts';
import * as certificateEndpoints from './certificates.ts';
import * as companyEndpoints from './company.ts';
import * as companyLocationEndpoints from './company-locations.ts';
import * as costCenterEndpoints from './cost-centers.ts';
import * as companySpendEndpoints from './company-spend.ts';
import * as companySignOnEndpoints from './company-sign-on.ts';
import * as retentionEndpoints from './retention.ts';
import * as dataExportEndpoints from './data-export.ts';
import * as categoriesEndpoints from './categories.ts';
import * as facetValuesEndpoints from './facet-values.ts';
import * as feedEndpoints from './feeds.ts';
import * as fileEndpoints from './files.ts';
import * as identityEndpoints from './identity.ts';
import * as inquiryEndpoints from './inquiries.ts';
import * as internalEndpoints from './internal.ts';
import * as internalPaymentsEndpoints from './internal-payments.ts';
import * as invoiceEndpoints from './invoices.ts';
import * as labelEndpoints from './labels.ts';
import * as listViewEndpoints from './list-views.ts';
import * as mailChoiceEndpoints from './mail-choice.ts';
import * as myTasksEndpoints from './my-tasks.ts';
import * as presenceEndpoints from './presence.ts';
import * as processesEndpoints from './processes.ts';
import * as orderAssigneesEndpoints from './order-assignees.ts';
import * as offerApprovalEndpoints from './offer-approvals.ts';
import * as offerEndpoints from './offers.ts';
import * as orderApprovalEndpoints from './order-approvals.ts';
import * as orderRequestEndpoints from './order-requests.ts';
import * as purchaseOrderEndpoints from './purchase-orders.ts';
import * as ownTermsEndpoints from './own-terms.ts';
import * as supplierEndpoints from './suppliers.ts';
import * as promotionEndpoints from './promotions.ts';
import * as paperEndpoints from './papers.ts';
import * as passkeyEndpoints from './passkeys.ts';
import * as paymentsEndpoints from './payments.ts';
import * as helpPageEndpoints from './help-pages.ts';
import * as priceListEndpoints from './price-lists.ts';
import * as productAdminEndpoints from './product-admin.ts';
import * as productPageEndpoints from './product-page.ts';
import * as productSafetyEndpoints from './product-safety.ts';
import * as purchasesEndpoints from './purchases.ts';
import * as findEndpoints from './find.ts';
import * as operationsEndpoints from './operations.ts';
import * as releaseEndpoints from './releases.ts';
import * as quoteRequestEndpoints from './quote-requests.ts';
import * as recordFileEndpoints from './record-files.ts';
import * as quotesAdminEndpoints from './quotes-admin.ts';
import * as reviewsEndpoints from './reviews.ts';
import * as salesEndpoints from './sales.ts';
import * as partNumberEndpoints from './part-numbers.ts';
import * as savedListEndpoints from './saved-lists.ts';
import * as secondStepEndpoints from './second-step.ts';
import * as shipmentEndpoints from './shipments.ts';
import * as staffCheckoutEndpoints from './staff-checkout.ts';
import * as stockNoticeEndpoints from './stock-notices.ts';
import * as tariffEndpoints from './tariff.ts';
import * as taxationEndpoints from './taxation.ts';

/** Every call of the store by name. The gateway routes the public ones; contract clients reach the internal ones. */
export const endpoints = {
  ...identityEndpoints,
  ...accountErasureEndpoints,
  ...dataExportEndpoints,
  ...retentionEndpoints,
  ...accountSecurityEndpoints,
  ...mailChoiceEndpoints,
  ...secondStepEndpoints,
  ...passkeyEndpoints,
  ...apiKeyEndpoints,
  ...companyEndpoints,
  ...companyLocationEndpoints,
  ...costCenterEndpoints,
  ...companySignOnEndpoints,
  ...adminAccountEndpoints,
  ...catalogEndpoints,
  ...helpPageEndpoints,
  ...priceListEndpoints,
  ...productAdminEndpoints,
  ...productPageEndpoints,
  ...productSafetyEndpoints,
  ...quoteRequestEndpoints,
  ...reviewsEndpoints,
  ...staffCheckoutEndpoints,
  ...stockNoticeEndpoints,
  ...categoriesEndpoints,
  ...facetValuesEndpoints,
  ...feedEndpoints,
  ...addressEndpoints,
  ...fileEndpoints,
  ...salesEndpoints,
  ...partNumberEndpoints,
  ...savedListEndpoints,
  ...purchasesEndpoints,
  ...inquiryEndpoints,
  ...recordFileEndpoints,
  ...quotesAdminEndpoints,
  ...offerEndpoints,
  ...myTasksEndpoints,
  ...presenceEndpoints,
  ...processesEndpoints,
  ...orderAssigneesEndpoints,
  ...orderApprovalEndpoints,
  ...companySpendEndpoints,
  ...ownTermsEndpoints,
  ...orderRequestEndpoints,
  ...purchaseOrderEndpoints,
  ...supplierEndpoints,
  ...promotionEndpoints,
  ...shipmentEndpoints,
  ...labelEndpoints,
  ...listViewEndpoints,
  ...offerApprovalEndpoints,
  ...findEndpoints,
  ...operationsEndpoints,
  ...releaseEndpoints,
  ...invoiceEndpoints,
  ...paperEndpoints,
  ...paymentsEndpoints,
  ...arrivalEndpoints,
  ...tariffEndpoints,
  ...taxationEndpoints,
  ...certificateEndpoints,
  ...internalEndpoints,
  ...internalPaymentsEndpoints,
};
export type EndpointName = keyof typeof endpoints;
export type EndpointTable = typeof endpoints;

/** The table as a list, typed loosely for code that handles any endpoint. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpoints) as unknown as Endpoint[];
