import { sentParameter, urls } from '../../urls.ts';

/** The sign-in page as it says that a mail is on its way. @param ref where the visitor goes on afterwards */
export function sentPath(ref: string | null): string {
  const query = new URLSearchParams({ [sentParameter]: '', ...(ref === null ? {} : { ref }) });
  return `${urls.signIn}?${query}`;
}
