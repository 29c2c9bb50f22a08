import { Injectable } from '@nestjs/common';
import { paymentReturnPath } from '@gantry/contracts/addresses/checkout';
import { localizedPath, type LocaleCode } from '@gantry/contracts/locales';
import { DomainError } from '@gantry/nest-kit/errors';
import { PaymentsConfig } from '../payments.config.ts';
import {
  ProviderAway,
  ProviderRefused,
  type NewPayment,
  type OpenedPayment,
  type PaymentProvider,
} from '../provider/payment-provider.ts';
import { PaymentBook } from '../transaction/payment-book.ts';
import type { Transaction } from '../transaction/transaction.entity.ts';

/** Where the payer is, and to whom the provider writes. */
export interface OpenedFor {
  readonly email: string;
  readonly locale: string;
  /** the order's token, where the payer came by it */
  readonly token: string | null;
  /** keep the card for this customer; the provider's name of them, or null for a new one */
  readonly save?: NewPayment['save'];
}

/** Opens an attempt at its provider, under its own key: after a fall, or without an answer, it is opened again and is the same. */
@Injectable()
export class OpenAttempt {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly book: PaymentBook,
  ) {}

  /** @throws DomainError UNAVAILABLE when the provider is away, WRONG_STATE with the `failure` when it refused */
  async open(provider: PaymentProvider, attempt: Transaction, opened: OpenedFor): Promise<OpenedPayment> {
    if (attempt.opened) return attempt.opened;
    try {
      return await this.openSaved(provider, attempt, opened);
    } catch (error) {
      if (error instanceof ProviderAway) throw new DomainError('UNAVAILABLE');
      if (!(error instanceof ProviderRefused)) throw error;
      const { code: failure } = error;
      await this.book.changeOrder(attempt.orderNumber, (payments) => {
        const row = payments.rows.find(({ id }) => id === attempt.id);
        if (row?.reach('not-authorized')) row.amend({ reasonCode: failure });
      });
      throw new DomainError('WRONG_STATE', { failure });
    }
  }

  /** The same for jobs, which come again. @throws ProviderAway, ProviderRefused */
  async openSaved(
    provider: PaymentProvider,
    attempt: Transaction,
    opened: OpenedFor,
  ): Promise<OpenedPayment> {
    const answer = await provider.open(this.newPayment(attempt, opened));
    await this.book.changeOrder(attempt.orderNumber, (payments) => {
      const row = payments.rows.find(({ id }) => id === attempt.id);
      row?.amend({ reference: answer.reference, opened: answer });
    });
    return answer;
  }

  /** What a provider is told of an attempt; the same each time, or its key would stand for something else. */
  private newPayment(attempt: Transaction, { email, locale, token, save }: OpenedFor): NewPayment {
    const { id, orderNumber, amount, requestHash, idempotencyKey: key, invoice, saved, type } = attempt;
    const payable = { order: orderNumber, token, invoice };
    const service = attempt.service as PaymentProvider['service'];
    const address = (path: string) =>
      `${new URL(this.config.PUBLIC_ORIGIN).origin}${localizedPath(path, locale as LocaleCode)}`;
    return {
      key,
      orderNumber,
      transactionId: id,
      requestHash: requestHash ?? '',
      amount,
      currency: 'USD',
      email,
      locale,
      returnUrl: address(paymentReturnPath(service, payable)),
      cancelUrl: address(paymentReturnPath(service, { ...payable, isCanceled: true })),
      isImmediate: type === 'charge',
      ...(saved ? { saved } : {}),
      ...(save ? { save } : {}),
    };
  }
}
