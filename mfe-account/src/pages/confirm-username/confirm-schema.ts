import { codeSchema } from '@gantry/contracts/schemas/account';
import * as v from 'valibot';

/** The form that confirms an e-mail address. */
export const confirmSchema = v.object({ code: codeSchema });
