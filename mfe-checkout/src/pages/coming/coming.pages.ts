import { comingPage } from '@gantry/api-client';

const coming = (what: string) =>
  comingPage({ title: `checkout.${what}.title`, text: `checkout.${what}.coming` });

export const CardPage = coming('card');
export const WalletPage = coming('wallet');
export const ShipmentPage = coming('shipment');
