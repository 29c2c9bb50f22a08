import { onlinePaymentServices, type OnlinePaymentService } from '@gantry/contracts/schemas/payment';

/** Whether a provider takes the money, and not a person. */
export const isOnline = (service: string): service is OnlinePaymentService =>
  (onlinePaymentServices as readonly string[]).includes(service);
