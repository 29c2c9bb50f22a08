import { defaultStoreEmail } from '@gantry/contracts/store-defaults';
import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

const text = (given: string) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), given);

/** Facts of the store (specification §1: business hours and one address in Wyoming). */
export class StoreConfig extends configOf({
  STORE_TITLE: text('Gantry'),
  STORE_FULL_TITLE: text('Gantry Industrial Supply'),
  STORE_DOMAIN: text('gantry.example'),
  /** separated by commas */
  STORE_PHONES: text('+1 307 555 0142'),
  STORE_FAX: text('+1 307 555 0143'),
  STORE_EMAIL: text(defaultStoreEmail),
  STORE_ADDRESS: text('2120 Capitol Avenue'),
  STORE_LOCALITY: text('Cheyenne'),
  STORE_POSTAL_CODE: text('82001'),
}) {}
