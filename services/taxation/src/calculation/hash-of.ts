import type { TaxRecord, TaxRequest } from '@gantry/contracts/schemas/taxation';
import { requestHash } from '@gantry/nest-kit/idempotency';

/** Of what was asked and known; in any order of keys, because the database has one of its own. */
export const hashOf = (request: TaxRequest, situation: TaxRecord['situation']): string =>
  requestHash([request, situation]);
