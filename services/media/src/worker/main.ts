import type { Job, JobAnswer, JobMessage } from '../rendering/job.ts';
import { pictureOfDrawing, pictureOfFile } from './picture.ts';

// The process that draws: it runs at the lowest priority and goes when the service that started it is gone.
process.on('disconnect', () => process.exit(0));
process.on('message', (message: JobMessage) => void answerJob(message));

async function answerJob({ id, job }: JobMessage): Promise<void> {
  const message: JobAnswer = await work(job).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({
      id,
      unreadable: job.kind === 'file',
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.(message);
}

async function work(job: Job): Promise<Uint8Array> {
  if (job.kind === 'drawing') return pictureOfDrawing(job.svg, job.width, job.modifiers);
  if (job.kind === 'file') return pictureOfFile(job.path, job.modifiers);
  // fonts and the PDF library are read only where a sheet is wanted
  if (job.kind === 'safety-sheet') {
    const { drawSafetySheet } = await import('../safety-sheet/draw-safety-sheet.ts');
    return drawSafetySheet(job.facts);
  }
  const { drawDatasheet } = await import('../datasheet/draw-datasheet.ts');
  return drawDatasheet(job.facts);
}
