import { createHash } from 'node:crypto';
import type { Job } from '../rendering/job.ts';
import type { MadeFiles } from '../rendering/rendered-files.ts';

/** A sheet that is made when its bytes are asked for; its tag is that of the facts it is made of. */
export interface MadeSheet {
  readonly tag: string;
  readonly name: string;
  readonly body: () => Promise<Buffer>;
}

/** @param edition raised when sheets of this kind are drawn differently */
export function madeSheet(
  made: MadeFiles,
  job: Extract<Job, { kind: 'datasheet' | 'safety-sheet' }>,
  { edition, name }: { edition: number; name: string },
): MadeSheet {
  const facts = createHash('sha256').update(JSON.stringify(job.facts)).digest('base64url');
  const key = `${job.kind}|${edition}|${facts}`;
  return { tag: `"${key.slice(-22)}"`, name, body: () => made.getFile(key, () => job) };
}
