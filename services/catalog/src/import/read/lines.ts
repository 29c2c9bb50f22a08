import { StringDecoder } from 'node:string_decoder';

/**
 * Lines of a byte stream, cut at line feeds only. `node:readline` also cuts at U+2028, which real feeds hold inside
 * their texts. A line longer than `maxLength` comes out cut there, so that a file without line feeds cannot fill the
 * memory.
 */
export async function* linesOf(chunks: AsyncIterable<unknown>, maxLength: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > maxLength) rest = rest.slice(0, maxLength + 1);
    yield* parts;
  }
  rest += decoder.end();
  if (rest) yield rest;
}
