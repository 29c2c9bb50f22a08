import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { useRef, useState } from 'react';
import { sendFile, type FileCalls, type FileProblem } from './send-file.ts';

/** A file that was not taken. */
export interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** How files are sent before what they belong to, and taken out again. */
export interface UploadCalls extends FileCalls {
  /** @returns whether it is gone */
  readonly removeFile: (file: RecordFile) => Promise<boolean>;
}

/** Files that were sent ahead, as they are now, and how they change. */
export interface Uploads {
  readonly files: readonly RecordFile[];
  readonly refused: readonly RefusedFile[];
  readonly isBusy: boolean;
  readonly addFiles: (chosen: readonly File[], line?: string | null) => Promise<void>;
  readonly removeFile: (file: RecordFile) => Promise<void>;
  /** once nothing is on its way any more */
  readonly settled: () => Promise<void>;
}

interface Known {
  readonly files?: readonly RecordFile[] | undefined;
  readonly refused?: readonly RefusedFile[] | undefined;
}

/**
 * Sends files as soon as they are chosen, one after the other.
 * @param known what has arrived already, and what did not
 */
export function useUploads(calls: UploadCalls, known: Known = {}): Uploads {
  const [files, setFiles] = useState(known.files ?? []);
  const [refused, setRefused] = useState(known.refused ?? []);
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());
  const sendAll = async (chosen: readonly File[], line: string | null) => {
    for (const one of chosen) {
      const { problem, ...sent } = await sendFile(one, line, calls);
      if (problem) setRefused((before) => [...before, { name: one.name, problem }]);
      else if ('file' in sent && sent.file) setFiles(withFile(sent.file));
    }
    setWaiting((count) => count - 1);
  };
  const addFiles = (chosen: readonly File[], line: string | null = null) => {
    if (chosen.length === 0) return last.current;
    setWaiting((count) => count + 1);
    setRefused([]);
    last.current = last.current.then(() => sendAll(chosen, line));
    return last.current;
  };
  const removeFile = async (file: RecordFile) => {
    if (await calls.removeFile(file)) setFiles((before) => before.filter(({ id }) => id !== file.id));
  };
  return { files, refused, isBusy: waiting > 0, addFiles, removeFile, settled: () => last.current };
}

const withFile = (file: RecordFile) => (before: readonly RecordFile[]) => [...before, file];
