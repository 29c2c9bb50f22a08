import { cardMessages } from '@gantry/forms/card-messages';
import { formMessages } from '@gantry/forms/messages';
import { quantityMessages } from '@gantry/forms/quantity-messages';
import { zipMessages } from '@gantry/forms/zip-messages';
import { deliveryMessages } from '@gantry/i18n/delivery-messages';
import { loadMessages, type MessageSource } from '@gantry/i18n/load-messages';
import { orderTermMessages } from '@gantry/i18n/order-term-messages';

/** Those of the widgets, which pages say as well, in the same chunk as their own: a page asks for one file of texts. */
const widgets: MessageSource = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './widgets/en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './widgets/es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './widgets/fr-CA.json'),
};

/** The remote's texts with those of its forms and of its widgets. */
export const messages = loadMessages(
  formMessages,
  cardMessages,
  deliveryMessages,
  orderTermMessages,
  quantityMessages,
  zipMessages,
  widgets,
  {
    'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
  },
);
