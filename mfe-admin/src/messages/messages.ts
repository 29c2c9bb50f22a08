import { cardMessages } from '@gantry/forms/card-messages';
import { formMessages } from '@gantry/forms/messages';
import { companyRoleMessages } from '@gantry/i18n/company-role-messages';
import { deliveryMessages } from '@gantry/i18n/delivery-messages';
import { loadMessages, type MessageSource } from '@gantry/i18n/load-messages';
import { orderTermMessages } from '@gantry/i18n/order-term-messages';
import { quoteStatusMessages } from '@gantry/i18n/quote-status-messages';
import { retentionMessages } from '@gantry/i18n/retention-messages';

/** What is said of a feed, in the same words as in the files the service writes. */
const feeds: MessageSource = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ '@gantry/contracts/messages/en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ '@gantry/contracts/messages/es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/contracts/messages/fr-CA.json'),
};

/** The remote's texts with those of its forms, of roles in companies, of feeds, of the terms of orders, of what customers see of quotes, and of retention rules. */
export const messages = loadMessages(
  formMessages,
  cardMessages,
  companyRoleMessages,
  deliveryMessages,
  feeds,
  orderTermMessages,
  quoteStatusMessages,
  retentionMessages,
  {
    'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
  },
);
