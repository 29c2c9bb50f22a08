import { expect, test } from '@jest/globals';
import { bareVerbsIn } from './bare-verbs.ts';

const namesIn = (source: string) =>
  bareVerbsIn('libs/x/src/a.ts', source).map(({ key }) => key.split(' ')[1]);

test('finds functions and methods whose whole name is a verb', () => {
  const source = `
    function find() {}
    const write = () => 1;
    class Orders { private add() {} addLine() {} static async list() {} }`;
  expect(namesIn(source)).toEqual(['add', 'find', 'list', 'write']);
});

test('allows the words of a collection, of an extended class and of a foreign interface', () => {
  const source = `
    class RecentMap { get() {} }
    class WindowReader extends Reader { override read() {} }
    const headers = { get: () => null, add() {} };
    const list = [1];`;
  expect(namesIn(source)).toEqual([]);
});
