import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesDraftPhoneOrder } from '@gantry/contracts/endpoints/staff-checkout';

/** An order as it is taken on the telephone, checked; amounts in minor units. */
export type PhoneForm = ValidRequestOf<typeof salesDraftPhoneOrder>['body']['form'];
