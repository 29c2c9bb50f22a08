/** A word of the vocabulary that a word of the query may stand for. */
export interface Meaning {
  id: number;
  /** 1 for the word itself, less the further it is from what was typed */
  weight: number;
}

/** A word of a query with everything it may stand for; a product fits it by any one meaning. */
export interface QuerySlot {
  word: string;
  meanings: Meaning[];
  /** a number or a size: it tells sorts of a thing apart, not things */
  isMeasure: boolean;
  /** whether it stands behind `for`: what the wanted thing goes with */
  isCompanion: boolean;
  /** whether it says what is wanted: `printer` in `laser printer` */
  isHeadWord: boolean;
  /** the word as it was typed, where it was wrong and is read as `word` */
  typed?: string;
}
