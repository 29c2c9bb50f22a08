import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { isPlainPress } from './plain-press.ts';

afterEach(() => cleanup());

interface Press extends MouseEventInit {
  /** of the link */
  target?: string;
  /** something else answers it first */
  isAnswered?: boolean;
}

/** What a link's own handler is told about a press. */
function told({ target, isAnswered = false, ...init }: Press): boolean | undefined {
  let isPlain: boolean | undefined;
  render(
    <a
      // within the page: jsdom goes to no other
      href="#part"
      target={target}
      onClickCapture={(event) => isAnswered && event.preventDefault()}
      onClick={(event) => (isPlain = isPlainPress(event))}
    >
      Part
    </a>,
  );
  fireEvent.click(screen.getByRole('link'), init);
  return isPlain;
}

test('the first button alone is a plain press', () => {
  expect(told({})).toBe(true);
});

test('so it is in a link that opens in place', () => {
  expect(told({ target: '_self' })).toBe(true);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Alt', { altKey: true }],
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('a press with %s is left to the browser', (_, init) => {
  expect(told(init)).toBe(false);
});

test.each(['_blank', '_parent', 'drawing'])('a link that opens in %s is left to the browser', (target) => {
  expect(told({ target })).toBe(false);
});

test('a press that was answered already is not answered twice', () => {
  expect(told({ isAnswered: true })).toBe(false);
});
