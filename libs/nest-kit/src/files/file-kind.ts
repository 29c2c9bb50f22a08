/** A kind of file the shop keeps, as its bytes say, never its name or what a sender claims. */
export interface FileKind {
  readonly ending: string;
  readonly type: string;
  /** whether it may be turned into pictures of other sizes */
  readonly picture: boolean;
}

const picture = (ending: string, type = `image/${ending}`): FileKind => ({ ending, type, picture: true });
const document = (ending: string, type: string): FileKind => ({ ending, type, picture: false });

const kinds = [
  picture('jpg', 'image/jpeg'),
  picture('png'),
  picture('webp'),
  picture('avif'),
  picture('gif'),
  picture('tiff'),
  document('pdf', 'application/pdf'),
  document('step', 'model/step'),
  document('dxf', 'image/vnd.dxf'),
] as const satisfies readonly FileKind[];

const byEnding: ReadonlyMap<string, FileKind> = new Map(kinds.map((kind) => [kind.ending, kind]));

/** The kind behind the ending of a kept file's name. */
export const kindOfEnding = (ending: string): FileKind | undefined => byEnding.get(ending);

/** What a file is by its first bytes; undefined for anything the shop does not keep (markup and scripts among it). */
export function fileKind(head: Uint8Array): FileKind | undefined {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1');
  return byEnding.get(endingOf(text) ?? '');
}

function endingOf(text: string): string | undefined {
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(text.slice(8, 12))) return 'avif';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('ISO-10303-21;')) return 'step';
  if (/^\s*0\r?\n\s*SECTION\r?\n/.test(text)) return 'dxf';
  return undefined;
}
