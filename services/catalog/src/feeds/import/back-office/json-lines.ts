/**
 * The values of a file of JSON lines. Only LF ends a line: JSON leaves U+2028 and U+2029 as they are inside a text,
 * where `node:readline` would cut it. A last line without its end was not written whole and is left out.
 */
export async function* jsonLines<Value>(text: AsyncIterable<string>): AsyncGenerator<Value> {
  let rest = '';
  for await (const block of text) {
    const lines = (rest + block).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Value;
  }
}
