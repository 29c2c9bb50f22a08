/** @jest-environment node */
import type { AnnouncedFile, RecordFile } from '@gantry/contracts/schemas/record-file';
import { expect, test } from '@jest/globals';
import { sendFile, type FileCalls } from './send-file.ts';

const content = new Blob(['%PDF-1.7 certificate']);
const scan = new File([content], 'scan.pdf');
const arrived = { id: 'one', name: 'scan.pdf', bytes: content.size } as RecordFile;
const failure = { message: 'for developers', requestId: '1' };
const unanswered = { failed: { failure: undefined } };
const unavailable = { failed: { failure: { ...failure, code: 'UNAVAILABLE' as const } } };

/** Calls of which the first few get no answer. */
function callsThatAreLost({ announcements = 0, chunks = 0 }) {
  const made: string[] = [];
  const calls: FileCalls = {
    announceFile: ({ name }: AnnouncedFile) => {
      made.push(`announce ${name}`);
      announcements -= 1;
      return Promise.resolve(announcements >= 0 ? unavailable : { data: { id: 'one', received: 0 } });
    },
    sendChunk: (id, offset, bytes) => {
      made.push(`chunk ${offset}`);
      chunks -= 1;
      return Promise.resolve(
        chunks >= 0 ? unanswered : { data: { id, received: offset + bytes.length, file: arrived } },
      );
    },
  };
  return { made, calls };
}

test('what got no answer is sent again, an announcement too', async () => {
  const { made, calls } = callsThatAreLost({ announcements: 2, chunks: 2 });
  expect(await sendFile(scan, null, calls)).toEqual({ id: 'one', file: arrived });
  expect(made).toEqual([...Array<string>(3).fill('announce scan.pdf'), ...Array<string>(3).fill('chunk 0')]);
});

test('a file that nothing answers for is lost after three tries', async () => {
  const { made, calls } = callsThatAreLost({ announcements: 3 });
  expect(await sendFile(scan, null, calls)).toEqual({ problem: 'lost' });
  expect(made).toHaveLength(3);
});

test('a refusal is an answer, and is not asked for again', async () => {
  const { made, calls } = callsThatAreLost({});
  const refusing = {
    ...calls,
    announceFile: async (file: AnnouncedFile) => {
      await calls.announceFile(file);
      return { failed: { failure: { ...failure, code: 'PAYLOAD_TOO_LARGE' as const } } };
    },
  };
  expect(await sendFile(scan, null, refusing)).toEqual({ problem: 'full' });
  expect(made).toHaveLength(1);
});
