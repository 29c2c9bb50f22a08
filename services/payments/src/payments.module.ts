import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { TransactionController } from './transaction/transaction.controller.ts';
import { Transaction } from './transaction/transaction.entity.ts';
import { TransactionRepository } from './transaction/transaction.repository.ts';
import { TransactionService } from './transaction/transaction.service.ts';

@Module({
  imports: [ormModule('payments', [Transaction])],
  controllers: [TransactionController],
  providers: [TransactionRepository, TransactionService],
})
export class PaymentsModule {}
