/** Letters that Unicode does not take apart into a base letter and a mark. */
const singleLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  µ: 'u',
  μ: 'u',
  '™': '',
  '®': '',
  '©': '',
};

/** Lower case without accents, so that `Überwurfmutter` and `uberwurfmutter` are the same word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Almost every text is plain ASCII; the rest of the work is for the few that are not.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return (
    lower
      .replace(/[ßæøœđðłþıµμ™®©]/g, (letter) => singleLetters[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      // taking letters apart brings capitals to light, as in №
      .toLowerCase()
  );
}
