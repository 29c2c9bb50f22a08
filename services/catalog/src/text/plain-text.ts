const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  reg: '®',
  trade: '™',
};

function decodeEntity(whole: string, body: string): string {
  if (!body.startsWith('#')) return entities[body.toLowerCase()] ?? whole;
  const isHex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

const tag = /<\/?[a-z][^<>]{0,2000}>/gi;
// Controls, and the marks that turn the writing direction of everything after them; line breaks and tabs stay.
const invisible = /[^\P{Cc}\n\r\t]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

// Almost every text of a feed is plain already; the rest of the work is for the few that are not.
const suspicious = /[<&]|[^\P{Cc}\n\r\t]|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const untidy = /^\s|\s$|\s\s|[^\S ]/;

function clean(text: string): string {
  if (!suspicious.test(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/li|\/div|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(tag, ' ')
    .replace(/&(#?\w{1,8});/g, decodeEntity)
    .replace(invisible, '');
}

/** One line of plain text from whatever a feed gives: markup, entities, controls and line breaks are taken out. */
export function plainLine(text: string): string {
  const cleaned = clean(text);
  return untidy.test(cleaned) ? cleaned.replace(/\s+/g, ' ').trim() : cleaned;
}

/** Plain text of several lines; runs of blank lines become one. */
export function plainText(text: string): string {
  return clean(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
