import { expect, test } from '@jest/globals';
import { escapeHtml, scriptJson } from './safe-text.ts';

test('nothing in JSON ends the script or breaks its lines', () => {
  const value = { text: '</script><!-- \u2028 \u2029 <script>' };
  const written = scriptJson(value);
  expect(written).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});

test('text cannot leave its attribute or element', () => {
  expect(escapeHtml(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;');
});
