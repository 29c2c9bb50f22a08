/** Bytes as lower-case hex text. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes of hex text whose form was checked before. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** Random bytes as hex; `getRandomValues` exists outside secure contexts too. */
export const randomHex = (length: number): string => toHex(crypto.getRandomValues(new Uint8Array(length)));
