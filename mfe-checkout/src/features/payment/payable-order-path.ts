import { myOrderPath } from '@gantry/contracts/addresses/account';
import { orderConfirmationPath, type PayableAddress } from '@gantry/contracts/addresses/checkout';

/** The order that is paid: by its link for whoever came by one, else in the account. */
export const payableOrderPath = ({ order, token }: PayableAddress): string =>
  token ? orderConfirmationPath(order, token) : myOrderPath(order);
