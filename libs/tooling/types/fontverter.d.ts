declare module 'fontverter' {
  /** Changes the wrapping of a font: the glyphs stay the same. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
