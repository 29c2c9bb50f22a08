import type { AuditRule } from '../audit-rule.ts';
import { auditChain } from './audit-chain.rule.ts';
import { creditLines } from './credit-lines.rule.ts';
import { customerCredit } from './customer-credit.rule.ts';
import { giftLines } from './gift-lines.rule.ts';
import { invoiceMailed } from './invoice-mailed.rule.ts';
import { invoiceMoney } from './invoice-money.rule.ts';
import { invoiceNumbers } from './invoice-numbers.rule.ts';
import { invoiceParts } from './invoice-parts.rule.ts';
import { invoiceSettlement } from './invoice-settlement.rule.ts';
import { invoiceStatus } from './invoice-status.rule.ts';
import { invoiceSums } from './invoice-sums.rule.ts';
import { journalBalanced } from './journal-balanced.rule.ts';
import { journalInvoices } from './journal-invoices.rule.ts';
import { journalMoney } from './journal-money.rule.ts';
import { lineMailed } from './line-mailed.rule.ts';
import { lineQuantities } from './line-quantities.rule.ts';
import { lineTotals } from './line-totals.rule.ts';
import { offerAcceptedOnce } from './offer-accepted-once.rule.ts';
import { orderDue } from './order-due.rule.ts';
import { orderMailed } from './order-mailed.rule.ts';
import { orderRollUp } from './order-roll-up.rule.ts';
import { orderTax } from './order-tax.rule.ts';
import { orderTally } from './order-tally.rule.ts';
import { orderTotals } from './order-totals.rule.ts';
import { paymentSums } from './payment-sums.rule.ts';
import { promotionSums } from './promotion-sums.rule.ts';
import { promotionUses } from './promotion-uses.rule.ts';
import { providerLedger } from './provider-ledger.rule.ts';
import { refundsCredited } from './refunds-credited.rule.ts';
import { reservationsOpen } from './reservations-open.rule.ts';
import { shipmentAmounts } from './shipment-amounts.rule.ts';
import { shipmentQuantities } from './shipment-quantities.rule.ts';
import { shippedTally } from './shipped-tally.rule.ts';
import { statusAllowed } from './status-allowed.rule.ts';
import { statusAudited } from './status-audited.rule.ts';
import { stockInbound } from './stock-inbound.rule.ts';
import { stockReserved } from './stock-reserved.rule.ts';
import { transactionPresent } from './transaction-present.rule.ts';

/** All that must hold, by name. */
export const auditRules: readonly AuditRule[] = [
  auditChain,
  creditLines,
  customerCredit,
  giftLines,
  invoiceMailed,
  invoiceMoney,
  invoiceNumbers,
  invoiceParts,
  invoiceSettlement,
  invoiceStatus,
  invoiceSums,
  journalBalanced,
  journalInvoices,
  journalMoney,
  lineMailed,
  lineQuantities,
  lineTotals,
  offerAcceptedOnce,
  orderDue,
  orderMailed,
  orderRollUp,
  orderTax,
  orderTally,
  orderTotals,
  paymentSums,
  promotionSums,
  promotionUses,
  providerLedger,
  refundsCredited,
  reservationsOpen,
  shipmentAmounts,
  shipmentQuantities,
  shippedTally,
  statusAllowed,
  statusAudited,
  stockInbound,
  stockReserved,
  transactionPresent,
];
