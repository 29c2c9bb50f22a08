/** Whether an `If-None-Match` header names this entity tag; compared weakly, as the standard asks for GET. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  const wanted = plain(tag);
  return header.split(',').some((one) => plain(one.trim()) === wanted);
}

const plain = (tag: string): string => tag.replace(/^W\//, '');
