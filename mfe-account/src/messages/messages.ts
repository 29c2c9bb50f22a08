import { cardMessages } from '@gantry/forms/card-messages';
import { formMessages } from '@gantry/forms/messages';
import { quantityMessages } from '@gantry/forms/quantity-messages';
import { companyRoleMessages } from '@gantry/i18n/company-role-messages';
import { deliveryMessages } from '@gantry/i18n/delivery-messages';
import { loadMessages, type MessageSource } from '@gantry/i18n/load-messages';
import { orderTermMessages } from '@gantry/i18n/order-term-messages';
import { quoteStatusMessages } from '@gantry/i18n/quote-status-messages';

/** What customers read for statuses of orders, in the same words as in their mails. */
const orderStatus: MessageSource = {
  'en-US': () =>
    import(/* webpackChunkName: "messages-en-US" */ '@gantry/domain/messages/order-status/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "messages-es-US" */ '@gantry/domain/messages/order-status/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/domain/messages/order-status/fr-CA.json'),
};

/** The remote's texts with those of its forms, of days of delivery, and of statuses. */
export const messages = loadMessages(
  formMessages,
  cardMessages,
  companyRoleMessages,
  deliveryMessages,
  orderStatus,
  orderTermMessages,
  quantityMessages,
  quoteStatusMessages,
  {
    'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
  },
);
