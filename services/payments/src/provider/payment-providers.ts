import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../payments.config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaypalProvider } from './paypal/paypal-provider.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';

/** The providers that are set up, by the name of their payment service. */
@Injectable()
export class PaymentProviders {
  private readonly providers: ReadonlyMap<string, PaymentProvider>;

  constructor(config: PaymentsConfig) {
    const all: PaymentProvider[] = [
      ...(config.hasStripe ? [new StripeProvider(config)] : []),
      ...(config.hasPaypal ? [new PaypalProvider(config)] : []),
    ];
    this.providers = new Map(all.map((provider) => [provider.service, provider]));
  }

  /** In the order they are offered in. */
  listProviders(): PaymentProvider[] {
    return [...this.providers.values()];
  }

  /** Undefined for an offline service, and for one that is not set up. */
  findProvider(service: string): PaymentProvider | undefined {
    return this.providers.get(service);
  }
}
