import { newKey } from '@gantry/contracts/idempotency-key';
import type { ErrorCode } from '@gantry/contracts/errors';

/** Why a form of a page was refused, with what was typed in it. */
export interface RefusedChange {
  readonly intent: string;
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string>>;
}

/** The texts of a form by name; files are left out. */
export const textsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The key of a form posted without scripts; with them each press is a write of its own. */
export const keyOf = ({ key }: Readonly<Record<string, string>>): string => key || newKey();
