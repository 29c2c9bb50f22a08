import { Controller } from '@nestjs/common';
import { paymentsListWays } from '@gantry/contracts/endpoints/payments';
import type { OnlineWay } from '@gantry/contracts/schemas/payment';
import { Serve } from '@gantry/nest-kit/serve';
import { PaymentsConfig } from '../payments.config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';

@Controller()
export class WaysController {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly config: PaymentsConfig,
  ) {}

  @Serve(paymentsListWays)
  listWays(): OnlineWay[] {
    return this.providers.listProviders().map((provider) => this.wayOf(provider));
  }

  private wayOf({ service, isTest }: PaymentProvider): OnlineWay {
    if (service === 'paypal-express-checkout') return { service, isTest };
    const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SCRIPT: scriptUrl } = this.config;
    return { service, isTest, publishableKey, scriptUrl };
  }
}
