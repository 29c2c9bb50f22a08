import type { Tag } from './tags.ts';

/**
 * What a change outdates: always these tags, and after a refusal the record itself too, since somebody else may have
 * changed it.
 */
export const outdates =
  (always: readonly Tag[], record: Tag) =>
  (_answer: unknown, error: unknown): readonly Tag[] =>
    error === undefined ? always : [...always, record];
