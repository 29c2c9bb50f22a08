import * as v from 'valibot';
import { availabilityLabels } from '@gantry/domain/statuses/availability';

/** One of the 21 availability labels of specification §4. Apart from their rules, which pages read without schemas. */
export const availabilitySchema = /* @__PURE__ */ v.picklist(availabilityLabels);
