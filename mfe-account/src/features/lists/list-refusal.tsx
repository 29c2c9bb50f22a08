import type { ErrorCode } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';

const worded: readonly ErrorCode[] = [
  'INVALID',
  'NOT_FOUND',
  'NOT_PERMITTED',
  'STALE_VERSION',
  'TOO_MANY_REQUESTS',
];

/** Why a change of a list was refused, in words. */
export function ListRefusal({ code }: { readonly code: ErrorCode }) {
  return <FormattedMessage id={`account.list.refused.${worded.includes(code) ? code : 'other'}`} />;
}
