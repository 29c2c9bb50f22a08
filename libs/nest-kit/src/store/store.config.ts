import { defaultStoreEmail } from '@gantry/contracts/store-defaults';
import { emailSchema } from '@gantry/contracts/schemas/common';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import * as v from 'valibot';
import { configOf } from '../config/config.ts';

const nonEmpty = v.pipe(v.string(), v.trim(), v.minLength(1));
const text = (given: string) => v.optional(nonEmpty, given);

/**
 * Facts of the store (specification §1: business hours and one address in Wyoming), read from here by every service
 * that says them: pages, mails, orders.
 */
export class StoreConfig extends configOf({
  STORE_TITLE: text('Gantry'),
  STORE_FULL_TITLE: text('Gantry Industrial Supply'),
  STORE_DOMAIN: text('gantry.example'),
  /** separated by commas */
  STORE_PHONES: text('(307) 555-0142'),
  STORE_FAX: text('(307) 555-0143'),
  /** shown to visitors; where staff learn of inquiries */
  STORE_EMAIL: v.optional(emailSchema, defaultStoreEmail),
  STORE_ADDRESS: text('2120 Capitol Avenue'),
  STORE_LOCALITY: text('Cheyenne'),
  STORE_POSTAL_CODE: text('82001'),
  /** whom checks are made out to; the store's full title where it is not set */
  STORE_PAYEE: v.optional(nonEmpty),
  /** the account for wire and ACH transfers: all three or none */
  STORE_BANK_NAME: v.optional(nonEmpty),
  STORE_BANK_ROUTING: v.optional(
    v.pipe(v.string(), v.regex(/^\d{9}$/, 'is not a routing number of 9 digits')),
  ),
  STORE_BANK_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^\d{4,17}$/, 'is not an account number'))),
}) {}

/** The state of the store's one address (specification §1). */
export const storeRegion = 'WY';

/** The store's phone numbers, the first for everything. */
export const phonesOf = ({ STORE_PHONES }: StoreConfig): string[] =>
  STORE_PHONES.split(',').map((phone) => phone.trim());

/** Where buyers who pay in advance send their money. */
export function remittanceOf(config: StoreConfig): Remittance {
  const {
    STORE_BANK_NAME: name,
    STORE_BANK_ROUTING: routingNumber,
    STORE_BANK_ACCOUNT: accountNumber,
  } = config;
  return {
    payee: config.STORE_PAYEE ?? config.STORE_FULL_TITLE,
    address: config.STORE_ADDRESS,
    locality: config.STORE_LOCALITY,
    region: storeRegion,
    postalCode: config.STORE_POSTAL_CODE,
    phone: phonesOf(config)[0] ?? '',
    email: config.STORE_EMAIL,
    bank: name && routingNumber && accountNumber ? { name, routingNumber, accountNumber } : null,
  };
}
