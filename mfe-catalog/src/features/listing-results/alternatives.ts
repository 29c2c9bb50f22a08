import { firstPage, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf, withoutChoice, withoutChoices, type Choice } from '../../parts/listing-choices.ts';

/** Another listing that may have what this one has not. */
export interface Alternative {
  readonly path: string;
  readonly address: ListingAddress;
  /** what is left out: one choice, all of them, one word, or the category */
  readonly without:
    | { readonly kind: 'choice'; readonly choice: Choice }
    | { readonly kind: 'choices' }
    | { readonly kind: 'word'; readonly word: string }
    | { readonly kind: 'category' };
}

const maxChoices = 6;
const maxWords = 6;

/**
 * Listings next to an empty one, each with one thing less: what to try, in this order. A few only, for each is
 * counted before it is shown.
 */
export function alternatives(path: string, address: ListingAddress): Alternative[] {
  const here = { ...address, ...firstPage };
  const choices = choicesOf(address);
  const ways: Alternative[] = choices.slice(0, maxChoices).map((choice) => ({
    path,
    address: withoutChoice(here, choice),
    without: { kind: 'choice', choice },
  }));
  if (choices.length > 1) ways.push({ path, address: withoutChoices(here), without: { kind: 'choices' } });
  if (path && address.q) ways.push({ path: '', address: here, without: { kind: 'category' } });
  return [...ways, ...fewerWords(path, here)];
}

/** The closest searches: the same words but one. */
function fewerWords(path: string, address: ListingAddress): Alternative[] {
  const words = address.q.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > maxWords) return [];
  return words.map((word, at) => ({
    path,
    address: withoutChoices({ ...address, q: words.toSpliced(at, 1).join(' ') }),
    without: { kind: 'word', word },
  }));
}
