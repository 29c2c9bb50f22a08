import type { RecordFile as View } from '@gantry/contracts/schemas/record-file';
import type { RecordFile } from './record-file.entity.ts';

/** A file that has arrived, as pages show it. */
export const fileView = (file: RecordFile): View => ({
  id: file.id,
  name: file.name,
  type: file.type ?? '',
  bytes: file.bytes,
  line: file.line ?? null,
  sender: file.sender,
  at: file.at.toISOString(),
  scan: file.scan ?? 'waiting',
});

/** A file on its way. */
export const begunView = ({ id, received, bytes }: RecordFile) => ({ id, received, bytes });

/** The answer to a chunk: how much is there, and the file once it is whole. */
export const chunkView = (file: RecordFile) => ({
  ...begunView(file),
  file: file.type ? fileView(file) : null,
});
