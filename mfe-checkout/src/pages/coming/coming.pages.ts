import { comingPage } from '@gantry/api-client';

const coming = (what: string) =>
  comingPage({ title: `checkout.${what}.title`, text: `checkout.${what}.coming` });

export const ShipmentPage = coming('shipment');
