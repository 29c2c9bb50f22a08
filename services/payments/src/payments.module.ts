import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { PaymentsConfig } from './payments.config.ts';
import { PaymentProviders } from './provider/payment-providers.ts';
import { WaysController } from './provider/ways.controller.ts';
import { TransactionController } from './transaction/transaction.controller.ts';
import { Transaction } from './transaction/transaction.entity.ts';
import { TransactionRepository } from './transaction/transaction.repository.ts';
import { TransactionService } from './transaction/transaction.service.ts';

@Module({
  imports: [ormModule('payments', [Transaction])],
  controllers: [TransactionController, WaysController],
  providers: [configProvider(PaymentsConfig), PaymentProviders, TransactionRepository, TransactionService],
})
export class PaymentsModule {}
