/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { HtmlCache } from './html-cache.ts';

const row = (mark: object, content: string) => {
  const { 'data-cached': kept, dangerouslySetInnerHTML: html } = mark as Record<string, never>;
  return `<tr class="a"${kept ? ` data-cached="${kept as string}"` : ''}>${(html as { __html: string } | undefined)?.__html ?? content}</tr>`;
};

test('what one page rendered stands in the next, and no mark is sent', () => {
  const cache = new HtmlCache();
  const first = cache.forPage('catalog');
  const rows = ['nut', 'bolt'].map((name) => row(first.findElement(name), `<td>${name}</td>`)).join('');
  const page = `<table>${rows}</table>`;
  const sent = first.unmarkPage(page);
  expect(sent).toBe('<table><tr class="a"><td>nut</td></tr><tr class="a"><td>bolt</td></tr></table>');
  const second = cache.forPage('catalog');
  const again = ['bolt', 'nut'].map((name) => row(second.findElement(name), 'rendered anew')).join('');
  expect(second.unmarkPage(again)).toBe('<tr class="a"><td>bolt</td></tr><tr class="a"><td>nut</td></tr>');
});

test('pages of another kind share nothing', () => {
  const cache = new HtmlCache();
  const first = cache.forPage('catalog add-to-cart');
  first.unmarkPage(row(first.findElement('nut'), '<td>nut</td>'));
  expect(cache.forPage('catalog').findElement('nut')).toEqual({ 'data-cached': '0' });
});

test.each([
  '<!--$!--><b>waits</b><!--/$-->',
  '<b id="_R_1_">own id</b>',
  '<!--$?--><template id="B:0"></template>',
])('of %s nothing is kept', (content) => {
  const cache = new HtmlCache();
  const first = cache.forPage('');
  expect(first.unmarkPage(row(first.findElement('nut'), content))).toBe(`<tr class="a">${content}</tr>`);
  expect(cache.forPage('').findElement('nut')).toEqual({ 'data-cached': '0' });
});
