import { expect, test } from '@jest/globals';
import type { AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { LineSaver, type SaveAnswer, type SaveAttempt } from './line-saver.ts';

const aLine = (facts: Partial<AdminInquiryLine> = {}) =>
  ({ id: 'l1', version: 1, unitPrice: null, leadTimeDays: null, ...facts }) as AdminInquiryLine;

/** A saver whose server answers as told, one answer after the other; then it saves. */
function aSaver(...answers: ((attempt: SaveAttempt) => SaveAnswer)[]) {
  const sent: SaveAttempt[] = [];
  let server = aLine();
  const saving = ({ cells }: SaveAttempt): SaveAnswer => {
    server = { ...server, ...(cells as Partial<AdminInquiryLine>), version: server.version + 1 };
    return { kind: 'saved', line: server };
  };
  const saver = new LineSaver({
    send: async (_lineId, attempt) => {
      sent.push(attempt);
      await Promise.resolve();
      return (answers.shift() ?? saving)(attempt);
    },
    newKey: () => `key ${sent.length}`,
    wait: () => Promise.resolve(),
  });
  saver.noteLines([server]);
  const put = (line: AdminInquiryLine) => {
    server = line;
  };
  return { saver, sent, put };
}

/** Lets everything that is on its way arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const stateOf = (saver: LineSaver) => saver.snapshot().get('l1');
const lost = (): SaveAnswer => ({ kind: 'lost' });
const stale = (facts: Partial<AdminInquiryLine>) => (): SaveAnswer => ({
  kind: 'stale',
  line: aLine({ version: 2, ...facts }),
});

test('shows at once what was entered, and that it is saved once it is', async () => {
  const { saver } = aSaver();
  saver.changeCells('l1', { unitPrice: 100 });
  expect(stateOf(saver)).toMatchObject({ status: 'saving', cells: { unitPrice: 100 } });
  await settle();
  expect(stateOf(saver)).toEqual({ status: 'saved', cells: {}, unreadable: {} });
});

test('sends what is entered meanwhile behind it, with the version of the answer', async () => {
  const { saver, sent } = aSaver();
  saver.changeCells('l1', { unitPrice: 100 });
  saver.changeCells('l1', { unitPrice: 120, leadTimeDays: 3 });
  await settle();
  expect(sent.map(({ version, cells }) => [version, cells])).toEqual([
    [1, { unitPrice: 100 }],
    [2, { unitPrice: 120, leadTimeDays: 3 }],
  ]);
});

test('tries again with the same key where no answer came', async () => {
  const { saver, sent } = aSaver(lost, lost);
  saver.changeCells('l1', { unitPrice: 100 });
  await settle();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect([sent.length, stateOf(saver)?.status]).toEqual([3, 'saved']);
});

test('keeps what was entered where it cannot be saved, for another try', async () => {
  const { saver } = aSaver(lost, lost, lost, lost);
  saver.changeCells('l1', { unitPrice: 100 });
  await settle();
  expect(stateOf(saver)).toMatchObject({ status: 'failed', cells: { unitPrice: 100 } });
  saver.retry('l1');
  await settle();
  expect(stateOf(saver)?.status).toBe('saved');
});

test('lets two people change different cells of one line', async () => {
  const { saver, sent } = aSaver(stale({ leadTimeDays: 9 }));
  saver.changeCells('l1', { unitPrice: 100 });
  await settle();
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(stateOf(saver)?.status).toBe('saved');
});

test('asks where both changed the same cell: theirs or mine', async () => {
  const theirs = { unitPrice: 90 };
  const { saver, sent } = aSaver(stale(theirs), stale({ ...theirs, version: 3 }));
  saver.changeCells('l1', { unitPrice: 100 });
  await settle();
  expect(stateOf(saver)).toMatchObject({ status: 'conflict', cells: { unitPrice: 100 }, theirs });
  saver.takeTheirs('l1');
  expect(stateOf(saver)?.cells).toEqual({});
  saver.changeCells('l1', { unitPrice: 110 });
  await settle();
  expect(sent.at(-1)).toMatchObject({ version: 3, cells: { unitPrice: 110 } });
});

test('keeps text that cannot be read until something that can is entered', async () => {
  const { saver } = aSaver();
  saver.keepText('l1', 'discount', 'a lot');
  expect(stateOf(saver)?.unreadable).toEqual({ discount: 'a lot' });
  saver.changeCells('l1', { unitPrice: 5 });
  await settle();
  expect(stateOf(saver)?.unreadable).toEqual({});
});
