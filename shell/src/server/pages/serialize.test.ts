/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { publicErrors, toScriptJson } from './serialize.ts';

describe('state in a script', () => {
  test('cannot end the script and reads back as it was', () => {
    const value = { text: '</script><script>alert(1)</script><!-- \u2028\u2029' };
    const text = toScriptJson(value);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe('errors for the browser', () => {
  test('say the status and the text meant for the visitor', () => {
    const answer = { status: 404, statusText: 'Not Found', data: 'Page Not Found: /x', internal: true };
    expect(publicErrors({ page: answer })).toEqual({ page: { ...answer, internal: false } });
  });

  test('hide internal errors', () => {
    const secret = new Error('password=hunter2 at db.internal');
    expect(publicErrors({ page: secret })).toEqual({ page: { message: 'Unexpected Server Error' } });
    const object = { status: 500, statusText: '', data: { stack: 'secret' } };
    expect(JSON.stringify(publicErrors({ page: object }))).not.toContain('secret');
    expect(publicErrors(null)).toBeNull();
  });
});
