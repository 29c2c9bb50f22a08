import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

export class TaxationConfig extends configOf({
  /** states tax is collected for while staff have entered none, `CA,WY`; `all` without a list */
  TAXATION_NEXUS: v.optional(v.pipe(v.string(), v.regex(/^(all|[A-Z]{2}(,[A-Z]{2})*)$/)), 'all'),
}) {}
