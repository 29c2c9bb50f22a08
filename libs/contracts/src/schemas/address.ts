import * as v from 'valibot';
import { isZipOfState } from '@gantry/domain/zip-codes';
import { line, optionalLine } from './common.ts';
import { deliveryFlags } from './shipping.ts';

/** An ISO 3166-1 alpha-2 country, or `other` (specification §3). */
const countrySchema = v.pipe(v.string(), v.trim(), v.regex(/^([A-Z]{2}|other)$/));
/** Digits only with an optional extension after `x`: what the phone mask leaves (specification §5). */
export const phoneSchema = v.pipe(v.string(), v.trim(), v.maxLength(32), v.regex(/^\d{7,11}(x\d{1,10})?$/));

/** A postal address as it is stored and shown; US codes are ZIP or ZIP+4, Canadian ones `A1A 1A1`. */
export const addressSchema = v.pipe(
  v.object({
    company: optionalLine(120),
    attention: line(120),
    line1: line(120),
    line2: optionalLine(120),
    city: line(80),
    region: optionalLine(60),
    postalCode: line(16),
    country: countrySchema,
    phone: v.optional(v.nullable(phoneSchema), null),
    ...deliveryFlags,
  }),
  v.forward(
    v.partialCheck(
      [['postalCode'], ['country']],
      ({ country, postalCode }) => country !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode),
      'is not a ZIP code',
    ),
    ['postalCode'],
  ),
  v.forward(
    v.partialCheck(
      [['region'], ['country']],
      ({ country, region }) => (country !== 'US' && country !== 'CA') || /^[A-Z]{2}$/.test(region ?? ''),
      'choose a state',
    ),
    ['region'],
  ),
);

/**
 * A postal address as somebody enters it: its ZIP code must be one of its state, so that goods are sent and taxed to the
 * same place. What was stored before this rule is still shown.
 */
export const enteredAddressSchema = v.pipe(
  addressSchema,
  v.forward(
    v.partialCheck(
      [['postalCode'], ['region'], ['country']],
      isZipOfState,
      'is not a ZIP code of this state',
    ),
    ['postalCode'],
  ),
);
export type Address = v.InferOutput<typeof addressSchema>;
export type AddressInput = v.InferInput<typeof addressSchema>;

/** An entry of the address book. */
export const savedAddressSchema = v.object({
  id: v.string(),
  label: v.string(),
  address: addressSchema,
  isDefaultBilling: v.boolean(),
  isDefaultShipping: v.boolean(),
  /** kept by the admins of the company, for everybody in it */
  isOfCompany: v.optional(v.boolean(), false),
});
export type SavedAddress = v.InferOutput<typeof savedAddressSchema>;

/** What is entered for an entry of the address book. */
export const addressEntrySchema = v.object({
  label: line(60),
  address: enteredAddressSchema,
  isDefaultBilling: v.boolean(),
  isDefaultShipping: v.boolean(),
});
