// Compiles the texts of a messages/<locale>.json at build time, so that no parser of message syntax travels to the
// browser. Plain texts stay strings; texts with placeholders become the parser's syntax tree.
import { parse } from '@formatjs/icu-messageformat-parser';

const hasSyntax = /[{}<>'#|]/;

/** @this {import('@rspack/core').LoaderContext} */
export default function compileMessages(source) {
  const texts = JSON.parse(source);
  const compiled = Object.entries(texts).map(([id, text]) => {
    if (!hasSyntax.test(text)) return [id, text];
    try {
      return [id, parse(text, { captureLocation: false })];
    } catch (error) {
      throw new Error(`${this.resourcePath}: the text "${id}" has a mistake in its syntax: ${error.message}`);
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
