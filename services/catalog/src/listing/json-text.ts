/**
 * The one place where JSON text is put together from text: most of a listing was written before and is sent as it is.
 * What other files pass on are the members of an object (`"sku":"A-1","uri":"nut"`), and objects made of them here.
 */

/** The members of an object as JSON, without its braces. */
export const membersOf = (value: object): string => membersOfText(JSON.stringify(value));

/** The members of an object that is JSON already, as the database writes it. */
export const membersOfText = (objectText: string): string => objectText.slice(1, -1);

/** One member of an object whose value is JSON already. */
export const memberOf = (name: string, valueText: string): string => `"${name}":${valueText}`;

/** An object of members; none of the parts is empty. */
export const objectText = (...members: readonly string[]): string => `{${joined(members)}}`;

/** A list of values that are JSON already. */
export const listText = (values: readonly string[]): string => `[${joined(values)}]`;

/**
 * The parts with commas between them. Added up rather than joined: the parts are then copied once, when the whole
 * answer is encoded, and not again for each object around them.
 */
function joined(parts: readonly string[]): string {
  let text = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) text += `,${parts[at]}`;
  return text;
}
