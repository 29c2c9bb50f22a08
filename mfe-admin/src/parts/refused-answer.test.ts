import { expect, test } from '@jest/globals';
import { refusedAnswer } from './refused-answer.ts';

const failed = (failure: object) => ({ failure: { message: 'refused', ...failure } });

test('a call that was refused says what stands in the way of the lines, where that is why', () => {
  const error = failed({ code: 'WRONG_STATE', data: { lineNumber: 1, blockers: ['NOT_PAID'] } });
  expect(refusedAnswer(error, 'texts')).toMatchObject({ message: 'admin.blocker.NOT_PAID' });
});

test('a call that was refused for anything else has the text of its code', () => {
  const error = failed({ code: 'WRONG_STATE', data: { blockers: ['SOMETHING_NEW'] } });
  expect(refusedAnswer(error, 'texts')).toMatchObject({ message: 'texts.WRONG_STATE' });
  expect(refusedAnswer(failed({ code: 'INTERNAL' }), 'texts')).toMatchObject({ message: 'texts.other' });
});
