import { findSignOnQuery } from '@gantry/contracts/schemas/company-sign-on';
import * as v from 'valibot';

/** The domain of an e-mail address, as far as one has been entered. */
export function emailDomain(email: unknown): string | undefined {
  if (typeof email !== 'string' || !email.includes('@')) return undefined;
  const domain = v.safeParse(findSignOnQuery, { domain: email.slice(email.lastIndexOf('@') + 1) });
  return domain.success ? domain.output.domain : undefined;
}
