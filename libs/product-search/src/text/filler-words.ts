import { fold } from './fold.ts';

/** What people say around what they want: it is asked of a clerk, and no product holds it. */
const phrases = [
  'show me(?: all| every| some)?(?: the| your)?',
  'find me(?: a| an| some)?',
  "i(?: a|')?m looking for(?: a| an| some)?",
  'i (?:need|want)(?: to buy)?(?: a| an| some)?',
  '(?:we|i) are looking for',
  'looking for(?: a| an| some)?',
  'where (?:can|do) i (?:buy|find|get)',
  'where to (?:buy|find|get)',
  'do you (?:have|sell|carry|stock)(?: any| a| an)?',
  'can i (?:buy|get|have)(?: a| an| some)?',
  'what (?:kind|type|sort) of',
  'how much (?:is|are|does|do)',
  'price (?:of|for)',
  '(?:currently |now )?in stock',
  'on sale',
  'for sale',
  'near me',
  'available (?:now|today)',
  '(?:that|which) (?:is|are|will|can)(?= )',
  '(?:which|what)(?= )',
  'please',
  'every(?= )',
];
const filler = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** A query without what is said around it; one that says nothing else stays as it is. */
export function withoutFillers(query: string): string {
  const folded = fold(query);
  if (!folded.includes(' ')) return query;
  const rest = folded.replace(filler, ' ').trim();
  if (rest.length === folded.trim().length) return query;
  return /[\p{L}\p{N}]{2}/u.test(rest) ? rest : query;
}
