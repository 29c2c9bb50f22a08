import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { provideRecordFiles } from '@gantry/nest-kit/provide-record-files';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { CartController } from './cart/cart.controller.ts';
import { cart } from './cart/cart.providers.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { checkout } from './checkout/checkout.providers.ts';
import { CreditController } from './credit/credit.controller.ts';
import { CompanySpendController } from './company-spend/company-spend.controller.ts';
import { companySpend } from './company-spend/company-spend.providers.ts';
import { formDrafts, RecordFile } from './file/record-file.entity.ts';
import { RecordFileController } from './file/record-file.controller.ts';
import { InvoiceAllocation } from './invoice/invoice-allocation.entity.ts';
import { DunInvoices } from './invoice/dun-invoices.ts';
import { DunningNotice } from './invoice/dunning-notice.entity.ts';
import { Invoice } from './invoice/invoice.entity.ts';
import { AccountHistory } from './invoice/account-history.ts';
import { InvoiceRepository } from './invoice/invoice.repository.ts';
import { IssueCreditMemo } from './invoice/issue-credit-memo.ts';
import { FindInvoiceNames } from './invoice/invoice-names.ts';
import { IssueInvoice } from './invoice/issue-invoice.ts';
import { MyInvoiceController } from './invoice/my-invoice.controller.ts';
import { MyInvoices } from './invoice/my-invoices.ts';
import { SettleOrder } from './invoice/settle-order.ts';
import { StaffInvoiceController } from './invoice/staff-invoice.controller.ts';
import { StaffInvoices } from './invoice/staff-invoices.ts';
import { EditLines } from './inquiry/edit-lines.ts';
import { InquiryFilesController } from './inquiry/inquiry-files.controller.ts';
import { InquiryFiles } from './inquiry/inquiry-files.ts';
import { CreateInquiry } from './inquiry/create-inquiry.ts';
import { CustomerInquiries } from './inquiry/customer-inquiries.ts';
import { InquiryChange } from './inquiry/inquiry-change.entity.ts';
import { InquiryMessage } from './inquiry/inquiry-message.entity.ts';
import { InquiryController } from './inquiry/inquiry.controller.ts';
import { Inquiry, InquiryLine } from './inquiry/inquiry.entity.ts';
import { InquiryRepository } from './inquiry/inquiry.repository.ts';
import { MyInquiriesRepository } from './inquiry/my-inquiries.repository.ts';
import { AssignQuotes } from './quotes-admin/assign-quotes.ts';
import { BlockedContactsRepository } from './quotes-admin/blocked-contacts.repository.ts';
import { DeriveQuotes } from './quotes-admin/derive-quotes.ts';
import { StaffWrites } from './quotes-admin/staff-writes.ts';
import { EscalateQuotes } from './quotes-admin/escalate-quotes.ts';
import { MergeQuotes } from './quotes-admin/merge-quotes.ts';
import { PriceHelpRepository } from './quotes-admin/price-help.repository.ts';
import { PriceHelp } from './quotes-admin/price-help.ts';
import { AdminQuotesController } from './quotes-admin/admin-quotes.controller.ts';
import { AdminQuotes } from './quotes-admin/admin-quotes.service.ts';
import { QuoteLinesController } from './quotes-admin/quote-lines.controller.ts';
import { QuoteLines } from './quotes-admin/quote-lines.ts';
import { QuoteQueuesRepository } from './quotes-admin/quote-queues.repository.ts';
import { FindController } from './find/find.controller.ts';
import { FindRecords } from './find/find-records.ts';
import { FindRepository } from './find/find.repository.ts';
import { FiguresRepository } from './operations/figures.repository.ts';
import { OperationsController } from './operations/operations.controller.ts';
import { WaitingWork } from './operations/waiting-work.ts';
import { ReadOverview } from './operations/read-overview.ts';
import { AcceptOffer } from './offer/accept-offer.ts';
import { ApprovalController } from './offer/approval.controller.ts';
import { ApprovalRule, OfferApproval } from './offer/approval.entity.ts';
import { ApprovalRepository } from './offer/approval.repository.ts';
import { ApprovalRules } from './offer/approval-rules.ts';
import { CustomerOffers } from './offer/customer-offers.ts';
import { DecideOffer } from './offer/decide-offer.ts';
import { DraftOffer } from './offer/draft-offer.ts';
import { DraftPlaces } from './offer/draft-places.ts';
import { AskedOffers } from './offer/asked-offers.ts';
import { ExpireOffers } from './offer/expire-offers.ts';
import { MyTasksController } from './my-tasks/my-tasks.controller.ts';
import { MyTasksRepository } from './my-tasks/my-tasks.repository.ts';
import { OfferController } from './offer/offer.controller.ts';
import { OfferTax } from './offer/offer-tax.entity.ts';
import { Offer, OfferLine } from './offer/offer.entity.ts';
import { OfferRepository } from './offer/offer.repository.ts';
import { PriceOffer } from './offer/price-offer.ts';
import { RetaxOffers } from './offer/retax-offers.ts';
import { RemindOffers } from './offer/remind-offers.ts';
import { SendOffer } from './offer/send-offer.ts';
import { ExpireReservations } from './order/expire-reservations.ts';
import { FindPurchaseController } from './order/find-purchase.controller.ts';
import { FindPurchase } from './order/find-purchase.ts';
import { LineEffects } from './order/line-effects.ts';
import { RescheduleLines } from './order/reschedule-lines.ts';
import { SplitLine } from './order/split-line.ts';
import { TransitionLines } from './order/transition-lines.ts';
import { MyOrdersRepository } from './order/my-orders.repository.ts';
import { MyOrders } from './order/my-orders.service.ts';
import { OrderController } from './order/order.controller.ts';
import { Order, OrderLine } from './order/order.entity.ts';
import { OrderRepository } from './order/order.repository.ts';
import { AcceptForCustomer } from './offer/accept-for-customer.ts';
import { accountProviders } from './account/account.providers.ts';
import { AccountController } from './account/account.controller.ts';
import { ClaimOrders } from './order/claim-orders.ts';
import { PaymentLink } from './order/payment-link.ts';
import { ExemptOrders } from './order/exempt-orders.ts';
import { PaymentChanged } from './order/payment-changed.ts';
import { ReviveOrder } from './order/revive-order.ts';
import { FindPayable } from './payable/find-payable.ts';
import { ShippingRecordController } from './order/shipping-record.controller.ts';
import { PayableController } from './payable/payable.controller.ts';
import { PurchasedItemsRepository } from './order/purchased-items.repository.ts';
import { Refund } from './order/refund.entity.ts';
import { Refunds } from './order/refunds.ts';
import { StatusChange } from './order/status-change.entity.ts';
import { orderApprovalProviders } from './order-approval/order-approval.providers.ts';
import { OrderApprovalController } from './order-approval/order-approval.controller.ts';
import { OrderApproval } from './order-approval/order-approval.entity.ts';
import { AdminRequestsController } from './order-request/admin-requests.controller.ts';
import { orderRequestProviders, orderRequestTables } from './order-request/order-request.providers.ts';
import { OrderRequestController } from './order-request/order-request.controller.ts';
import { OwnNumbers } from './own-numbers/own-numbers.service.ts';
import { OwnNumbersController } from './own-numbers/own-numbers.controller.ts';
import { PurchaseOrderController } from './purchase-order/purchase-order.controller.ts';
import { PurchaseOrder, PurchaseOrderLine } from './purchase-order/purchase-order.entity.ts';
import { PurchaseOrderEvent } from './purchase-order/purchase-order-event.entity.ts';
import { PurchaseOrderRepository } from './purchase-order/purchase-order.repository.ts';
import { PurchaseOrders } from './purchase-order/purchase-orders.ts';
import { PurchaseConfirmations } from './purchase-order/purchase-confirmations.ts';
import { PurchaseProgress } from './purchase-order/purchase-progress.ts';
import { PurchaseSources } from './purchase-order/purchase-sources.ts';
import { AwaitedLines } from './purchase-order/awaited-lines.ts';
import { DropOverdue } from './purchase-order/drop-overdue.ts';
import { PurchasedLines } from './purchase-order/purchased-lines.ts';
import { PurchasedOrders } from './purchase-order/purchased-orders.ts';
import { SupplierOrderController } from './purchase-order/supplier-order.controller.ts';
import { ServeAwaiting } from './purchase-order/serve-awaiting.ts';
import { SupplierOrders } from './purchase-order/supplier-orders.ts';
import { KnownLines } from './reorder/known-lines.ts';
import { ReorderController } from './reorder/reorder.controller.ts';
import { SavedListRepository } from './saved-list/saved-list.repository.ts';
import { SavedListsController } from './saved-list/saved-lists.controller.ts';
import { SavedLists } from './saved-list/saved-lists.service.ts';
import { AdminOrdersController } from './orders-admin/admin-orders.controller.ts';
import { ordersAdmin } from './orders-admin/orders-admin.providers.ts';
import { SalesConfig } from './sales.config.ts';
import { DraftSources } from './quote-request/draft-sources.ts';
import { QuoteDraft } from './quote-request/quote-draft.entity.ts';
import { QuoteDrafts } from './quote-request/quote-drafts.ts';
import { QuoteRequestController } from './quote-request/quote-request.controller.ts';
import { RequestQuote } from './quote-request/request-quote.ts';
import { AccountPapers } from './paper/account-papers.ts';
import { OrderPapers } from './paper/order-papers.ts';
import { Papers } from './paper/papers.ts';
import { ShippingPapers } from './paper/shipping-papers.ts';
import { PaperController } from './paper/paper.controller.ts';
import { PhoneOrderController } from './phone-order/phone-order.controller.ts';
import { phoneOrder } from './phone-order/phone-order.providers.ts';
import { PromotionController } from './promotion/promotion.controller.ts';
import { promotion, promotionTables } from './promotion/promotion.providers.ts';
import { CompanyPlaces } from './shared/company-places.ts';
import { CostCenters } from './shared/cost-centers.ts';
import { PriceBook } from './shared/price-book.ts';
import { Carriages } from './shipment/carriages.ts';
import { CompleteLines } from './shipment/complete-lines.ts';
import { CustomerShipments } from './shipment/customer-shipments.ts';
import { DelayedLinesController } from './order-request/delayed-lines.controller.ts';
import { DelayedLines } from './order-request/delayed-lines.ts';
import { FulfillmentService } from './shipment/fulfillment.service.ts';
import { ShipLines } from './shipment/ship-lines.ts';
import { ShipmentController } from './shipment/shipment.controller.ts';
import { Shipment, ShipmentLine } from './shipment/shipment.entity.ts';
import { OwnLines } from './shipment/own-lines.ts';
import { ShipmentProgress } from './shipment/shipment-progress.ts';
import { ShipmentRepository } from './shipment/shipment.repository.ts';
import { LabelPurchases } from './shipment/label-purchases.ts';
import { RelabelPackage } from './shipment/relabel-package.ts';
import { TrackingPages } from './shipment/tracking-pages.ts';
import { TrackingReported } from './order-request/tracking-reported.ts';
import { Reservation } from './stock/reservation.entity.ts';
import { ReservationRepository } from './stock/reservation.repository.ts';
import { ReceiveStock } from './stock/receive-stock.ts';
import { ReserveStock } from './stock/reserve-stock.ts';
import { SetStock } from './stock/set-stock.ts';
import { StockController } from './stock/stock.controller.ts';
import { ExpireSupplierRequests } from './supplier/expire-supplier-requests.ts';
import { SupplierLink } from './supplier/supplier-link.ts';
import { SupplierRequest, SupplierRequestLine } from './supplier/supplier-request.entity.ts';
import { SupplierRequests } from './supplier/supplier-requests.ts';
import { SupplierController } from './supplier/supplier.controller.ts';
import { Supplier } from './supplier/supplier.entity.ts';
import { SupplierRepository } from './supplier/supplier.repository.ts';
import { Suppliers } from './supplier/suppliers.ts';
import { StockLevel } from './stock/stock.entity.ts';
import { StockRepository } from './stock/stock.repository.ts';

const supplier = [ExpireSupplierRequests, SupplierLink, SupplierRepository, SupplierRequests, Suppliers];
const order = [
  ExpireReservations,
  FindPurchase,
  LineEffects,
  RescheduleLines,
  SplitLine,
  TransitionLines,
  MyOrders,
  MyOrdersRepository,
  OrderRepository,
  AcceptForCustomer,
  ClaimOrders,
  PaymentLink,
  ExemptOrders,
  PaymentChanged,
  ReviveOrder,
  FindPayable,
  PurchasedItemsRepository,
  Refunds,
];
const invoice = [
  DunInvoices,
  AccountHistory,
  InvoiceRepository,
  IssueCreditMemo,
  FindInvoiceNames,
  IssueInvoice,
  MyInvoices,
  SettleOrder,
  StaffInvoices,
];
const inquiry = [CreateInquiry, CustomerInquiries, InquiryRepository, MyInquiriesRepository];
const quotesAdmin = [
  AssignQuotes,
  BlockedContactsRepository,
  DeriveQuotes,
  StaffWrites,
  EscalateQuotes,
  MergeQuotes,
  PriceHelp,
  PriceHelpRepository,
  AdminQuotes,
  QuoteLines,
  QuoteQueuesRepository,
];
const offer = [
  AcceptOffer,
  ApprovalRepository,
  ApprovalRules,
  CustomerOffers,
  DecideOffer,
  AskedOffers,
  DraftOffer,
  DraftPlaces,
  ExpireOffers,
  OfferRepository,
  PriceOffer,
  RemindOffers,
  RetaxOffers,
  SendOffer,
];
const quoteRequest = [DraftSources, QuoteDrafts, RequestQuote];
const file = [EditLines, InquiryFiles, ...provideRecordFiles(RecordFile, formDrafts)];
const inquiryTables = [Inquiry, InquiryLine, InquiryMessage, InquiryChange];
const purchaseOrder = [
  PurchaseOrderRepository,
  PurchaseOrders,
  PurchaseConfirmations,
  PurchaseProgress,
  PurchaseSources,
  AwaitedLines,
  DropOverdue,
  PurchasedLines,
  ServeAwaiting,
  PurchasedOrders,
  SupplierOrders,
];
const shipment = [
  Carriages,
  CompleteLines,
  CustomerShipments,
  DelayedLines,
  FulfillmentService,
  LabelPurchases,
  RelabelPackage,
  ShipLines,
  OwnLines,
  ShipmentProgress,
  ShipmentRepository,
  TrackingPages,
  TrackingReported,
];
const stock = [ReceiveStock, ReservationRepository, ReserveStock, SetStock, StockRepository];

@Module({
  imports: [
    ormModule('sales', [
      Order,
      OrderLine,
      StatusChange,
      Shipment,
      ShipmentLine,
      Refund,
      StockLevel,
      Reservation,
      QuoteDraft,
      Offer,
      OfferLine,
      OfferTax,
      PurchaseOrder,
      PurchaseOrderLine,
      PurchaseOrderEvent,
      Supplier,
      SupplierRequest,
      SupplierRequestLine,
      ApprovalRule,
      OfferApproval,
      OrderApproval,
      RecordFile,
      Invoice,
      InvoiceAllocation,
      DunningNotice,
      ...inquiryTables,
      ...promotionTables,
      ...orderRequestTables,
    ]),
  ],
  controllers: [
    CartController,
    ReorderController,
    OwnNumbersController,
    SavedListsController,
    CheckoutController,
    CompanySpendController,
    CreditController,
    MyTasksController,
    OrderController,
    FindPurchaseController,
    PayableController,
    ShippingRecordController,
    AccountController,
    AdminOrdersController,
    ShipmentController,
    DelayedLinesController,
    MyInvoiceController,
    StaffInvoiceController,
    PaperController,
    InquiryController,
    QuoteRequestController,
    OfferController,
    PhoneOrderController,
    PromotionController,
    SupplierController,
    OrderRequestController,
    OrderApprovalController,
    AdminRequestsController,
    PurchaseOrderController,
    SupplierOrderController,
    ApprovalController,
    AdminQuotesController,
    QuoteLinesController,
    StockController,
    RecordFileController,
    InquiryFilesController,
    FindController,
    OperationsController,
  ],
  providers: [
    ...accountProviders,
    ...companySpend,
    MyTasksRepository,
    configProvider(SalesConfig),
    configProvider(StoreConfig),
    CompanyPlaces,
    CostCenters,
    PriceBook,
    ...cart,
    OwnNumbers,
    KnownLines,
    SavedLists,
    SavedListRepository,
    ...checkout,
    ...promotion,
    ...orderApprovalProviders,
    ...order,
    ...invoice,
    AccountPapers,
    OrderPapers,
    Papers,
    ShippingPapers,
    ...inquiry,
    ...quoteRequest,
    ...offer,
    ...phoneOrder,
    ...supplier,
    ...orderRequestProviders,
    ...purchaseOrder,
    ...shipment,
    ...file,
    ...quotesAdmin,
    ...ordersAdmin,
    FindRecords,
    FindRepository,
    FiguresRepository,
    ReadOverview,
    WaitingWork,
    ...stock,
  ],
})
export class SalesModule {}
