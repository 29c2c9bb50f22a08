import { failureOf } from '@gantry/api-client';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { uploadRefusals, type UploadRefusal } from '@gantry/contracts/upload-bounds';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import {
  useCatalogBeginImportMutation,
  useCatalogSendImportChunkMutation,
  useLazyCatalogGetImportQuery,
} from '../../api/feeds.endpoints.ts';

/** A chunk has to come through within the time a call may take, on a slow line too. */
const chunkBytes = 1024 * 1024;
const maxTries = 5;
const maxNameLength = 200;

/** How far an upload is, in bytes. */
export interface UploadState {
  readonly sent: number;
  readonly bytes: number;
}
export type UploadProblem =
  | 'empty'
  | 'other-file'
  | 'PAYLOAD_TOO_LARGE'
  | 'NOT_PERMITTED'
  | 'WRONG_STATE'
  | `uploads-${UploadRefusal}`
  | 'lost';
const final: readonly string[] = ['PAYLOAD_TOO_LARGE', 'NOT_PERMITTED', 'WRONG_STATE'];

/** Sends a file in chunks. What a broken line swallows is sent again; an upload left behind goes on where it was. */
export function useUpload() {
  const [begin] = useCatalogBeginImportMutation();
  const [keys] = useState(() => attemptKeys());
  const [state, setState] = useState<UploadState>();
  const [problem, setProblem] = useState<UploadProblem>();
  const sendRest = useSendRest(setState);

  const start = async (file: File): Promise<FeedImport | undefined> => {
    if (file.size === 0) return fail('empty');
    const body = { file: file.name.slice(-maxNameLength) || 'feed', bytes: file.size };
    setState({ sent: 0, bytes: file.size });
    const { data, error } = await begin({ body, idempotencyKey: keys.keyFor(body) });
    if (!data) return fail(problemOf(error));
    keys.succeeded();
    return rest(data, file);
  };
  const resume = (found: FeedImport, file: File): Promise<FeedImport | undefined> | undefined =>
    file.size === found.bytes ? rest(found, file) : fail('other-file');

  const rest = async (found: FeedImport, file: File): Promise<FeedImport | undefined> => {
    setProblem(undefined);
    const arrived = await sendRest(found, file);
    if (typeof arrived === 'string') return fail(arrived);
    setState(undefined);
    return arrived;
  };
  const fail = (reason: UploadProblem): undefined => {
    setState(undefined);
    setProblem(reason);
  };
  return { start, resume, state, problem };
}

/**
 * Sends the chunks of a file that are still to come, and repeats those that fail.
 * @param onProgress told before each chunk
 * @returns the function that sends; it answers the import once all is there, or why it was given up
 */
function useSendRest(onProgress: (state: UploadState) => void) {
  const [sendChunk] = useCatalogSendImportChunkMutation();
  const [ask] = useLazyCatalogGetImportQuery();

  const sendNext = async ({ id, received }: FeedImport, file: File) => {
    const body = new Uint8Array(await file.slice(received, received + chunkBytes).arrayBuffer());
    return sendChunk({ params: { id }, query: { offset: String(received) }, body });
  };
  return async (found: FeedImport, file: File): Promise<FeedImport | UploadProblem> => {
    let shown = found;
    for (let tries = 0; shown.status === 'uploading';) {
      onProgress({ sent: shown.received, bytes: shown.bytes });
      const { data, error } = await sendNext(shown, file);
      if (data) {
        shown = data;
        tries = 0;
        continue;
      }
      tries += 1;
      const reason = problemOf(error);
      if (final.includes(reason) || tries === maxTries) return reason;
      await new Promise((resolve) => setTimeout(resolve, tries * 1000));
      // A chunk may have arrived although its answer did not.
      shown = (await ask({ params: { id: shown.id } })).data ?? shown;
    }
    return shown;
  };
}

function problemOf(error: unknown): UploadProblem {
  const { code = '', data } = failureOf(error) ?? {};
  const bound = uploadRefusals.find((one) => one === data?.['uploads']);
  if (code === 'TOO_MANY_REQUESTS' && bound) return `uploads-${bound}`;
  return final.includes(code) ? (code as UploadProblem) : 'lost';
}
