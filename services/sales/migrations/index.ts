import { Migration20261128Promotions } from './migration-20261128-promotions.ts';
import { Migration20261126QuoteQueues } from './migration-20261126-quote-queues.ts';
import { Migration20261126Find } from './migration-20261126-find.ts';
import { Migration20261128ApprovalParts } from './migration-20261128-approval-parts.ts';
import { Migration20261128CreditUse } from './migration-20261128-credit-use.ts';
import { Migration20261128OffersAskedFor } from './migration-20261128-offers-asked-for.ts';
import { Migration20261128PhoneOrders } from './migration-20261128-phone-orders.ts';
import { Migration20261128OrderAssignees } from './migration-20261128-order-assignees.ts';
import { Migration20261128CostCenters } from './migration-20261128-cost-centers.ts';
import { Migration20261128ApprovalSteps } from './migration-20261128-approval-steps.ts';
import { Migration20261128CompanyRecords } from './migration-20261128-company-records.ts';
import { Migration20261127OrderApprovals } from './migration-20261127-order-approvals.ts';
import { Migration20261127FindDeliveries } from './migration-20261127-find-deliveries.ts';
import { Migration20261126ReturnLabels } from './migration-20261126-return-labels.ts';
import { Migration20261125Dunning } from './migration-20261125-dunning.ts';
import { Migration20261121Sales } from './migration-20261121-sales.ts';
import { Migration20261122Inquiries } from './migration-20261122-inquiries.ts';
import { Migration20261123SavedLists } from './migration-20261123-saved-lists.ts';
import { Migration20261123OfferApprovals } from './migration-20261123-offer-approvals.ts';
import { Migration20261123OfferCosts } from './migration-20261123-offer-costs.ts';
import { Migration20261123OfferTerms } from './migration-20261123-offer-terms.ts';
import { Migration20261123Offers } from './migration-20261123-offers.ts';
import { Migration20261123PartNumbers } from './migration-20261123-part-numbers.ts';
import { Migration20261123QuoteDrafts } from './migration-20261123-quote-drafts.ts';
import { Migration20261123Quotes } from './migration-20261123-quotes.ts';
import { Migration20261123RecordFiles } from './migration-20261123-record-files.ts';
import { Migration20261123Suppliers } from './migration-20261123-suppliers.ts';
import { Migration20261124PurchaseOrders } from './migration-20261124-purchase-orders.ts';
import { Migration20261125TransitDays } from './migration-20261125-transit-days.ts';
import { Migration20261125Delays } from './migration-20261125-delays.ts';
import { Migration20261125Shipments } from './migration-20261125-shipments.ts';
import { Migration20261125Invoices } from './migration-20261125-invoices.ts';
import { Migration20261125PurchaseConfirmations } from './migration-20261125-purchase-confirmations.ts';
import { Migration20261125OrderRequests } from './migration-20261125-order-requests.ts';
import { Migration20261123QuotesAdmin } from './migration-20261123-quotes-admin.ts';
import { Migration20261125OfferTaxRecords } from './migration-20261125-offer-tax-records.ts';
import { Migration20261125OfferTaxes } from './migration-20261125-offer-taxes.ts';
import { Migration20261125OrderDue } from './migration-20261125-order-due.ts';
import { Migration20261125ShippingRecords } from './migration-20261125-shipping-records.ts';
import { Migration20261125Figures } from './migration-20261125-figures.ts';
import { Migration20261125DeliveryParts } from './migration-20261125-delivery-parts.ts';
import { Migration20261128PurchasePacks } from './migration-20261128-purchase-packs.ts';
import { Migration20261128ReturnServices } from './migration-20261128-return-services.ts';
import { Migration20261128OrderLists } from './migration-20261128-order-lists.ts';
import { Migration20261129InboundStock } from './migration-20261129-inbound-stock.ts';
import { Migration20261129FindCredits } from './migration-20261129-find-credits.ts';
import { Migration20261129OrderLists } from './migration-20261129-order-lists.ts';
import { Migration20261129OrderTotals } from './migration-20261129-order-totals.ts';
import { Migration20261129ShippedTally } from './migration-20261129-shipped-tally.ts';
import { Migration20261129WaitingLines } from './migration-20261129-waiting-lines.ts';
import { Migration20261130OfferedAlternativesC } from './migration-20261130-offered-alternatives-c.ts';
import { Migration20261202Gifts } from './migration-20261202-gifts.ts';
import { Migration20261204ReturnParcels } from './migration-20261204-return-parcels.ts';
import { Migration20261204PartialLosses } from './migration-20261204-partial-losses.ts';
import { Migration20261206GiftsShipped } from './migration-20261206-gifts-shipped.ts';
import { Migration20261130OwnedOrdersC } from './migration-20261130-owned-orders-c.ts';
import { Migration20261130RefundCreditsC } from './migration-20261130-refund-credits-c.ts';

/** In the order they are run. */
export const migrations = [
  Migration20261121Sales,
  Migration20261122Inquiries,
  Migration20261123Quotes,
  Migration20261123PartNumbers,
  Migration20261123QuoteDrafts,
  Migration20261123RecordFiles,
  Migration20261123QuotesAdmin,
  Migration20261123SavedLists,
  Migration20261123Offers,
  Migration20261123OfferCosts,
  Migration20261123Suppliers,
  Migration20261123OfferApprovals,
  Migration20261123OfferTerms,
  Migration20261124PurchaseOrders,
  Migration20261125TransitDays,
  Migration20261125Shipments,
  Migration20261125Invoices,
  Migration20261125PurchaseConfirmations,
  Migration20261125OfferTaxRecords,
  Migration20261125OrderRequests,
  Migration20261125Dunning,
  Migration20261125Delays,
  Migration20261125OfferTaxes,
  Migration20261125OrderDue,
  Migration20261125ShippingRecords,
  Migration20261125Figures,
  Migration20261125DeliveryParts,
  Migration20261126ReturnLabels,
  Migration20261126QuoteQueues,
  Migration20261126Find,
  Migration20261127FindDeliveries,
  Migration20261127OrderApprovals,
  Migration20261128CompanyRecords,
  Migration20261128ReturnServices,
  Migration20261128PurchasePacks,
  Migration20261128ApprovalSteps,
  Migration20261128ApprovalParts,
  Migration20261128PhoneOrders,
  Migration20261128CostCenters,
  Migration20261128CreditUse,
  Migration20261128OffersAskedFor,
  Migration20261128OrderAssignees,
  Migration20261128Promotions,
  Migration20261128OrderLists,
  Migration20261129OrderLists,
  Migration20261129ShippedTally,
  Migration20261129WaitingLines,
  Migration20261129OrderTotals,
  Migration20261129FindCredits,
  Migration20261129InboundStock,
  Migration20261130OwnedOrdersC,
  Migration20261130RefundCreditsC,
  Migration20261130OfferedAlternativesC,
  Migration20261202Gifts,
  Migration20261204ReturnParcels,
  Migration20261204PartialLosses,
  Migration20261206GiftsShipped,
];
