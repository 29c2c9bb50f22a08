import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { provideOwnData } from '@gantry/nest-kit/own-data';
import { AccountMergeRepository } from './account/account-merge.repository.ts';
import { EraseAccount } from './account/erase-account.ts';
import { OwnDataController } from './account/own-data.controller.ts';
import { paymentsOwnData } from './account/payments-own-data.ts';
import { CreditRepository } from './finance/credit.repository.ts';
import { ListCredits } from './finance/list-credits.ts';
import { FinanceController } from './finance/finance.controller.ts';
import { FinanceActs } from './finance/finance-acts.ts';
import { UnmatchedRepository } from './finance/unmatched.repository.ts';
import { JournalEntry, JournalPosting } from './journal/journal-entry.entity.ts';
import { JournalController } from './journal/journal.controller.ts';
import { Journal } from './journal/journal.ts';
import { ListJournal } from './journal/list-journal.ts';
import { MoneyOfOrders } from './journal/money-of-orders.ts';
import { CarryOut } from './order-events/carry-out.ts';
import { ExpirePayments } from './order-events/expire-payments.ts';
import { InstructionRepository } from './order-events/instruction.repository.ts';
import { OpenTransactionController } from './order-events/open-transaction.controller.ts';
import { OrderEvents } from './order-events/order-events.ts';
import { RenewReservations } from './order-events/renew-reservations.ts';
import { Attempts } from './payment/attempts.ts';
import { FindPayable } from './payment/find-payable.ts';
import { FinishPayment } from './payment/finish-payment.ts';
import { OpenAttempt } from './payment/open-attempt.ts';
import { PaymentController } from './payment/payment.controller.ts';
import { SaveCard } from './payment/save-card.ts';
import { StartPayment } from './payment/start-payment.ts';
import { PaymentsConfig } from './payments.config.ts';
import { PaymentProviders } from './provider/payment-providers.ts';
import { WaysController } from './provider/ways.controller.ts';
import { OpenPaymentsRepository } from './sync/open-payments.repository.ts';
import { SavedMethod } from './sync/saved-method.entity.ts';
import { SavedMethods } from './sync/saved-methods.ts';
import { SyncPayment } from './sync/sync-payment.ts';
import { PayableOrder } from './transaction/payable-order.entity.ts';
import { PaymentBook } from './transaction/payment-book.ts';
import { Transaction } from './transaction/transaction.entity.ts';
import { TransactionRepository } from './transaction/transaction.repository.ts';
import { DailyReport } from './reconcile/daily-report.ts';
import { OwnRowsRepository } from './reconcile/own-rows.repository.ts';
import { Reconciler } from './reconcile/reconciler.ts';
import { ReconciliationController } from './reconcile/reconciliation.controller.ts';
import { Reconciliation } from './reconcile/reconciliation.entity.ts';
import { WaitingWebhooksRepository } from './reconcile/waiting-webhooks.repository.ts';
import { WebhookController } from './webhook/webhook.controller.ts';
import { WebhookEvent } from './webhook/webhook-event.entity.ts';
import { WebhookService } from './webhook/webhook.service.ts';

const transaction = [Journal, ListJournal, MoneyOfOrders, PaymentBook, TransactionRepository];
const sync = [OpenPaymentsRepository, SavedMethods, SyncPayment];
const payment = [Attempts, FindPayable, FinishPayment, OpenAttempt, SaveCard, StartPayment];
const orderEvents = [CarryOut, ExpirePayments, InstructionRepository, OrderEvents, RenewReservations];
const reconcile = [DailyReport, OwnRowsRepository, Reconciler, WaitingWebhooksRepository];
const finance = [CreditRepository, ListCredits, FinanceActs, UnmatchedRepository];

@Module({
  imports: [
    ormModule('payments', [
      Transaction,
      PayableOrder,
      SavedMethod,
      JournalEntry,
      JournalPosting,
      Reconciliation,
      WebhookEvent,
    ]),
  ],
  controllers: [
    FinanceController,
    JournalController,
    OpenTransactionController,
    OwnDataController,
    PaymentController,
    ReconciliationController,
    WaysController,
    WebhookController,
  ],
  providers: [
    AccountMergeRepository,
    EraseAccount,
    ...provideOwnData(paymentsOwnData),
    configProvider(PaymentsConfig),
    PaymentProviders,
    ...transaction,
    ...sync,
    ...payment,
    ...orderEvents,
    ...finance,
    WebhookService,
    ...reconcile,
  ],
})
export class PaymentsModule {}
