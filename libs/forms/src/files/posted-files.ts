import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import { sendFile, type FileCalls, type FileProblem } from './send-file.ts';

/** The intent of the form that sends files. */
export const filesIntent = 'files';

/** What became of the files of one form. */
export interface SentFiles {
  readonly intent: typeof filesIntent;
  readonly sent: number;
  readonly refused: readonly { readonly name: string; readonly problem: FileProblem }[];
}

/** Sends the files that were chosen in a form, with scripts in the browser and without them on the server. */
export async function sendPostedFiles(
  form: FormData,
  calls: FileCalls,
): Promise<SentFiles & { readonly arrived: readonly RecordFile[] }> {
  const files = form.getAll('file').filter((file) => file instanceof File && file.name !== '') as File[];
  const line = form.get('line');
  const refused: { name: string; problem: FileProblem }[] = [];
  const arrived: RecordFile[] = [];
  for (const file of files) {
    const sent = await sendFile(file, typeof line === 'string' && line !== '' ? line : null, calls);
    if (sent.problem) refused.push({ name: file.name, problem: sent.problem });
    else if (sent.file) arrived.push(sent.file);
  }
  return { intent: filesIntent, sent: files.length - refused.length, refused, arrived };
}
