import type { Failure } from '@gantry/contracts/errors';
import type { SentFiles } from '@gantry/forms/posted-files';

/** Why a request was not taken, with what was typed and which photos have arrived. */
export interface CreateAnswer {
  readonly problem: 'photos' | 'changed' | 'lines' | 'files' | 'failed';
  readonly note: string;
  readonly sent: number;
  readonly refused: SentFiles['refused'];
}

/** What a refusal of the store means to whoever asked. */
export function problemOf(failure: Failure['error'] | undefined): CreateAnswer['problem'] {
  if (failure?.code === 'WRONG_STATE') return 'changed';
  if (failure?.issues?.some(({ path }) => path.endsWith('photos'))) return 'photos';
  return failure?.code === 'INVALID' ? 'lines' : 'failed';
}
