import { createRequire } from 'node:module';
import type orderTexts from '@gantry/domain/messages/order-status/en-US.json';
import type quoteTexts from '@gantry/domain/messages/quote-status/en-US.json';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { OrderState } from '@gantry/domain/statuses/order-states';
import type { PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { quoteWording, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { lineWording, orderWording, paymentWording } from '@gantry/domain/statuses/wording';

type Texts = Readonly<Record<string, string>>;
const require = createRequire(import.meta.url);
const order: Texts = require('@gantry/domain/messages/order-status/en-US.json') as typeof orderTexts;
const quote: Texts = require('@gantry/domain/messages/quote-status/en-US.json') as typeof quoteTexts;

/** What the customer reads for a status, in English: for whoever reads answers without pages. Nothing where it is hidden. */
export const english = {
  line: (status: LineStatus): string => order[lineWording(status)] ?? '',
  order: (state: OrderState): string => order[orderWording(state)] ?? '',
  payment: (status: PaymentStatus): string => order[paymentWording(status)] ?? '',
  taxLowered: order['status.tax.lowered'] ?? '',
  quote: (status: QuoteStatus): string => quote[quoteWording(status)] ?? '',
};
