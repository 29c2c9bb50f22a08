import type { NormalRow } from './normal-row.ts';

/** What a product is found by, besides its names, its numbers and its attributes. */
export const searchedFacts = ({ category, facts }: NormalRow) => ({
  categoryNames: category.map((step) => step.name),
  description: facts.description,
  oldPartNumbers: facts.old_part_numbers,
});
