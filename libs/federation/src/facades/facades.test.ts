import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sharedLibraries } from '../node/share-map.ts';
import * as intl from './react-intl.ts';
import * as redux from './react-redux.ts';
import * as router from './react-router.ts';
import * as toolkit from './redux-toolkit.ts';
import * as query from './rtk-query.ts';

const file = path.resolve(import.meta.dirname, '../../facade-exports.json');
const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
const facades: Record<string, object> = {
  'react-router': router,
  'react-intl': intl,
  'react-redux': redux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': query,
};

describe('the facades', () => {
  test.each(Object.keys(listed))('%s exports exactly what the boundary check lets through', (name) => {
    expect(Object.keys(facades[name] ?? {}).sort()).toEqual([...listed[name]!].sort());
  });

  test('export nothing that the library does not have', () => {
    const missing = Object.values(facades).flatMap((facade) =>
      Object.entries(facade).filter(([, value]) => value === undefined),
    );
    expect(missing).toEqual([]);
  });

  test('are all of shared libraries', () => {
    expect(
      Object.keys(listed).filter((name) => !(sharedLibraries as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});
