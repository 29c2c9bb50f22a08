/** Words that describe a thing or count it, but do not say what it is. */
const describing = new Set(
  `black white red green blue yellow orange purple violet pink brown gray grey silver gold golden beige ivory
  almond bronze cyan magenta transparent clear multicolor color colour nickel chrome natural
  steel stainless brass copper aluminum aluminium plastic wood wooden rubber leather nylon polyester vinyl
  original compatible genuine new refurbished universal standard premium professional deluxe heavy duty light-duty
  small medium large xl xlarge mini compact big extra long short wide tall deep narrow thin thick inch
  inner outer inside outside left right front rear upper lower full half double single diameter radius bore length
  width height depth thickness capacity rating rated
  internal external indoor outdoor wireless cordless wired portable
  set pack package pair piece assembly unit combo bundle box bulk series model type size style version
  max pro plus only included best cheap cm mm dpi ppm pixel page`.split(/\s+/),
);

/** Whether a word can say what kind of thing something is: `drill` can, `black`, `18v` and `kit` cannot. */
export const isKindWord = (word: string): boolean =>
  word.length > 1 && !/[^\p{L}]/u.test(word) && !describing.has(word);
