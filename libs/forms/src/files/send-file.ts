import type { Failure } from '@gantry/contracts/errors';
import {
  fileRefusals,
  maxRecordFileBytes,
  type AnnouncedFile,
  type FileRefusal,
  type RecordFile,
} from '@gantry/contracts/schemas/record-file';

/** A chunk has to come through within the time a call may take, on a slow line too. */
const chunkBytes = 1024 * 1024;
const maxTries = 3;
const maxNameLength = 120;

/** Why a file was not taken: what it is, the record is full or closed, or the line broke. */
export type FileProblem = FileRefusal | 'full' | 'closed' | 'too-many' | 'lost';

/** A file that arrived, or why it did not. */
export type SentFile =
  | { readonly id: string; readonly file: RecordFile | null; readonly problem?: undefined }
  | { readonly problem: FileProblem };

interface OnItsWay {
  readonly id: string;
  readonly received: number;
}
interface SentChunk extends OnItsWay {
  /** once it is whole */
  readonly file?: RecordFile | null | undefined;
}
interface Sent<Result> {
  readonly data?: Result | undefined;
  readonly failed?: { readonly failure: Failure['error'] | undefined } | undefined;
}

/** The two calls a file is sent by. */
export interface FileCalls {
  readonly announceFile: (file: AnnouncedFile) => Promise<Sent<OnItsWay>>;
  readonly sendChunk: (id: string, offset: number, bytes: Uint8Array) => Promise<Sent<SentChunk>>;
}

/**
 * Sends a file chunk by chunk; no more than one of them is in memory.
 * @param line what the line is called that it belongs to; null: the whole record
 * @returns the file, or why it was not taken
 */
export async function sendFile(
  file: File,
  line: string | null,
  { announceFile, sendChunk }: FileCalls,
): Promise<SentFile> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > maxRecordFileBytes) return { problem: 'too-large' };
  const announced = { name: file.name.slice(-maxNameLength), bytes: file.size, line };
  // one that was announced twice and never sent belongs to nothing, and is removed in time
  const begun = await callUntilAnswered(() => announceFile(announced));
  if (!begun.data) return { problem: problemOf(begun.failed?.failure) };
  const { id } = begun.data;
  let whole: RecordFile | null = null;
  for (let received = 0; received < file.size;) {
    const bytes = new Uint8Array(await file.slice(received, received + chunkBytes).arrayBuffer());
    const offset = received;
    const { data, failed } = await callUntilAnswered(() => sendChunk(id, offset, bytes));
    if (!data) return { problem: problemOf(failed?.failure) };
    received = data.received;
    whole = data.file ?? null;
  }
  return { id, file: whole };
}

/** Calls again while no answer comes or nobody is there to give one, three times at most: a refusal stays one. */
async function callUntilAnswered<Result>(call: () => Promise<Sent<Result>>): Promise<Sent<Result>> {
  for (let tries = 1; ; tries += 1) {
    const sent = await call();
    const code = sent.failed?.failure?.code;
    if (sent.data || (code && code !== 'UNAVAILABLE') || tries === maxTries) return sent;
  }
}

function problemOf(failure: Failure['error'] | undefined): FileProblem {
  const refusal = fileRefusals.find((one) => one === failure?.data?.['refused']);
  if (refusal) return refusal;
  if (failure?.code === 'PAYLOAD_TOO_LARGE') return 'full';
  if (failure?.code === 'WRONG_STATE') return 'closed';
  if (failure?.code === 'TOO_MANY_REQUESTS') return 'too-many';
  return failure?.code === 'INVALID' ? 'unknown-kind' : 'lost';
}
