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
  const rows = ['nut', 'bolt'].map((name) => row(first.find(name), `<td>${name}</td>`)).join('');
  const page = `<table>${rows}</table>`;
  const sent = first.take(page);
  expect(sent).toBe('<table><tr class="a"><td>nut</td></tr><tr class="a"><td>bolt</td></tr></table>');
  const second = cache.forPage('catalog');
  const again = ['bolt', 'nut'].map((name) => row(second.find(name), 'rendered anew')).join('');
  expect(second.take(again)).toBe('<tr class="a"><td>bolt</td></tr><tr class="a"><td>nut</td></tr>');
});

test('pages of another kind share nothing', () => {
  const cache = new HtmlCache();
  const first = cache.forPage('catalog add-to-cart');
  first.take(row(first.find('nut'), '<td>nut</td>'));
  expect(cache.forPage('catalog').find('nut')).toEqual({ 'data-cached': '0' });
});

test.each([
  '<!--$!--><b>waits</b><!--/$-->',
  '<b id="_R_1_">own id</b>',
  '<!--$?--><template id="B:0"></template>',
])('of %s nothing is kept', (content) => {
  const cache = new HtmlCache();
  const first = cache.forPage('');
  expect(first.take(row(first.find('nut'), content))).toBe(`<tr class="a">${content}</tr>`);
  expect(cache.forPage('').find('nut')).toEqual({ 'data-cached': '0' });
});
