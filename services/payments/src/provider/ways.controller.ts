import { Controller } from '@nestjs/common';
import { paymentsListWays } from '@gantry/contracts/endpoints/payments';
import type { OnlineWay } from '@gantry/contracts/schemas/payment';
import { Serve } from '@gantry/nest-kit/serve';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';

@Controller()
export class WaysController {
  constructor(private readonly providers: PaymentProviders) {}

  @Serve(paymentsListWays)
  listWays(): OnlineWay[] {
    return this.providers
      .listProviders()
      .map(wayOf)
      .filter((way) => way !== null);
  }
}

function wayOf({ service, isTest, element }: PaymentProvider): OnlineWay | null {
  if (service === 'paypal-express-checkout') return { service, isTest };
  return element && { service, isTest, ...element };
}
