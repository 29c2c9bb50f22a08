import { Controller, Headers } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsTakePaypalWebhook, paymentsTakeStripeWebhook } from '@gantry/contracts/endpoints/payments';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { DomainError } from '@gantry/nest-kit/errors';
import { Logger } from '@gantry/nest-kit/logger';
import { Input, Serve } from '@gantry/nest-kit/serve';
import type { IncomingHttpHeaders } from 'node:http';
import { PaymentsConfig } from '../payments.config.ts';
import { PaypalWebhooks } from './paypal-webhook.ts';
import type { ReceivedEvent } from './received-event.ts';
import { readStripeWebhook } from './stripe-webhook.ts';
import { WebhookService } from './webhook.service.ts';

const received = { received: true } as const;

/** Where the providers tell of what happened. Only the signature over the bytes is believed. */
@Controller()
export class WebhookController {
  private readonly paypal: PaypalWebhooks;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly webhooks: WebhookService,
    private readonly log: Logger,
  ) {
    this.paypal = new PaypalWebhooks(config.PAYPAL_API, config.PAYPAL_WEBHOOK_ID);
  }

  @Serve(paymentsTakeStripeWebhook)
  takeStripe(
    @Headers() headers: IncomingHttpHeaders,
    @Input() { body }: ValidRequestOf<typeof paymentsTakeStripeWebhook>,
  ) {
    if (!this.config.hasStripe) throw new DomainError('NOT_FOUND');
    const { STRIPE_WEBHOOK_SECRET: secret } = this.config;
    return this.takeEvent(
      'stripe-payment-intent',
      readStripeWebhook(Buffer.from(body), headers['stripe-signature'], secret),
    );
  }

  @Serve(paymentsTakePaypalWebhook)
  async takePaypal(
    @Headers() headers: IncomingHttpHeaders,
    @Input() { body }: ValidRequestOf<typeof paymentsTakePaypalWebhook>,
  ) {
    if (!this.config.hasPaypal) throw new DomainError('NOT_FOUND');
    const event = await this.paypal.readWebhook(Buffer.from(body), headers).catch((err: unknown) => {
      this.log.warn({ err }, 'the certificate of a webhook cannot be read');
      // the provider sends it again
      throw new DomainError('UNAVAILABLE');
    });
    return this.takeEvent('paypal-express-checkout', event);
  }

  private async takeEvent(service: OnlinePaymentService, event: ReceivedEvent | null) {
    if (!event) {
      this.log.warn({ service }, 'a webhook without a signature that holds was refused');
      throw new DomainError('BAD_REQUEST');
    }
    await this.webhooks.takeEvent(service, event);
    return received;
  }
}
