import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchForms, type FormsInUse } from './forms-in-use.ts';

let forms: FormsInUse;
const find = <Match extends HTMLElement>(selector: string) => document.querySelector<Match>(selector)!;
const type = (selector: string) => find(selector).dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `
    <header><form id="search"><input name="q"></form></header>
    <main>
      <form id="note"><textarea></textarea><input type="checkbox"><button>Send</button></form>
      <input id="quantity">
    </main>`;
  // jsdom lays nothing out
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
  forms = watchForms();
});
afterEach(() => forms.stop());

test('nothing is in use on a page that is only read', () => {
  find('button').focus();
  expect(forms.areAny()).toBe(false);
});

test.each(['textarea', '#quantity', 'header input'])('%s is in use while it has the focus', (selector) => {
  find(selector).focus();
  expect(forms.areAny()).toBe(true);
  find(selector).blur();
  expect(forms.areAny()).toBe(false);
});

test('a form is in use from its first change until it is sent', () => {
  type('textarea');
  expect(forms.areAny()).toBe(true);
  find('#note').dispatchEvent(new Event('submit', { bubbles: true }));
  expect(forms.areAny()).toBe(false);
});

test.each([
  ['another page has come', () => forms.forget()],
  ['its page is hidden', () => (find('main').hidden = true)],
  ['it is gone', () => find('#note').remove()],
])('a touched form is no longer in use when %s', (_, end) => {
  type('input[type=checkbox]');
  end();
  expect(forms.areAny()).toBe(false);
});

test('a form with unsaved changes is in use, submitted or not', () => {
  find('#note').toggleAttribute('data-unsaved', true);
  find('#note').dispatchEvent(new Event('submit', { bubbles: true }));
  expect(forms.areAny()).toBe(true);
});

test('text in the header search does not delay an update', () => {
  type('header input');
  expect(forms.areAny()).toBe(false);
});
