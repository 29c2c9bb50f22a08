/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Link as RouterLink, StaticRouter, type LinkProps } from 'react-router';
import { Link } from './link.tsx';

const html = (Some: ComponentType<LinkProps>, props: Omit<LinkProps, 'children'>, basename: string) =>
  renderToString(
    <StaticRouter basename={basename} location={`${basename === '/' ? '' : basename}/b/nuts/hex?f=1`}>
      {createElement(Some, { className: 'one', ...props }, 'Hex nuts')}
    </StaticRouter>,
  );

const cases: readonly Omit<LinkProps, 'children'>[] = [
  { to: '/' },
  { to: '/?q=a' },
  { to: '/b/nuts?f=thread%3AM8&page=2' },
  { to: '/help/returns#how' },
  { to: '/sign-in?ref=%2Fb%2Fnuts' },
  { to: '/b/nuts/' },
  { to: '/b/./nuts' },
  { to: '/b//nuts' },
  { to: '/b/../i/x' },
  { to: '/b/nuts?' },
  { to: '//elsewhere.example/x' },
  { to: 'https://elsewhere.example/x' },
  { to: 'hex' },
  { to: '..' },
  { to: '' },
  { to: '?page=2' },
  { to: { search: '?page=2' }, preventScrollReset: true, rel: 'nofollow' },
  { to: { search: '' } },
  { to: { pathname: '/b', search: '?q=1' } },
  { to: { search: '?a', hash: '#b' } },
  { to: '/x', reloadDocument: true, title: 'T' },
  { to: '/x', replace: true, state: { a: 1 }, onClick: () => undefined },
  { to: '/x', discover: 'none' },
];

test.each(cases.flatMap((props) => ['/', '/es-US'].map((basename) => ({ props, basename }))))(
  'on the server it writes what the router would: $props.to below $basename',
  ({ props, basename }) => expect(html(Link, props, basename)).toBe(html(RouterLink, props, basename)),
);
