import { expect, test } from '@jest/globals';
import { pageSecurityHeaders } from './security-headers.ts';

const hashes = { scripts: ['sha256-a'], styles: [] };
const cardProvider = {
  script: 'https://cards.example',
  frames: ['https://cards.example', 'https://hooks.cards.example'],
  calls: ['https://api.cards.example'],
};
const policiesOf = (headers: ReturnType<typeof pageSecurityHeaders>) =>
  [headers['content-security-policy']].flat().join('\n');

test('no page but a card page knows of the provider', () => {
  const headers = pageSecurityHeaders({ hashes }, 'https://shop.example');
  expect(JSON.stringify(headers)).not.toContain('cards.example');
  expect(policiesOf(headers)).not.toContain('frame-src');
  expect(policiesOf(headers)).toContain('trusted-types gantry-data; ');
  expect(headers['integrity-policy']).toContain('script');
});

test('a card page lets in the script, frames, and calls of the provider, each where it belongs', () => {
  const headers = pageSecurityHeaders({ hashes, cardProvider }, 'https://shop.example');
  const [main = '', second = ''] = [headers['content-security-policy']].flat();
  expect(main).toContain("script-src 'sha256-a'");
  expect(main).not.toContain('script-src https://cards.example');
  expect(main).toContain('frame-src https://cards.example https://hooks.cards.example;');
  expect(main).toContain("connect-src 'self' https://api.cards.example;");
  expect(main).toContain('trusted-types gantry-data default;');
  expect(main).toContain("require-trusted-types-for 'script'");
  expect(second).toContain("script-src 'self' 'unsafe-inline' https://cards.example;");
  expect(headers['permissions-policy']).toContain('payment=(self "https://cards.example"');
  expect(headers['integrity-policy']).toBeUndefined();
});
