import { expect, jest, test } from '@jest/globals';
import * as v from 'valibot';
import type { Refusal } from './refusal.ts';
import { sendPosted, wholeForm } from './posted.ts';

const schema = v.object({ text: v.pipe(v.string(), v.minLength(1)) });
type Send = (values: { text: string }) => Promise<Refusal | void>;

test('sends what the schema lets through, and nothing else', async () => {
  const send = jest.fn<Send>(() => Promise.resolve(undefined));
  expect(await sendPosted(schema, { text: '' }, send)).toEqual({
    values: { text: '' },
    problems: { text: 'forms.problem.missing' },
  });
  expect(send).not.toHaveBeenCalled();
  expect(await sendPosted(schema, { text: 'hello' }, send)).toBeNull();
  expect(send).toHaveBeenCalledWith({ text: 'hello' });
});

test('says beside the field, or for the whole form, why the server refused', async () => {
  const refusing = (refusal: Refusal) =>
    sendPosted(schema, { text: 'hello' }, () => Promise.resolve(refusal));
  const issues = [{ path: 'body.text', message: 'must be one line' }];
  expect(await refusing({ failure: { code: 'INVALID', message: '', issues } })).toEqual({
    values: { text: 'hello' },
    problems: { text: 'forms.problem.one-line' },
  });
  expect((await refusing({}))?.problems).toEqual({ [wholeForm]: 'forms.failure.not-reached' });
});
