import { signInPath } from '@gantry/contracts/addresses/account';
import { sentParameter } from '../../parts/outcome-parameters.ts';

/** The sign-in page as it says that a mail is on its way. @param ref where the visitor goes on afterwards */
export function sentPath(ref: string | null): string {
  const query = new URLSearchParams({ [sentParameter]: '', ...(ref === null ? {} : { ref }) });
  return `${signInPath()}?${query}`;
}
