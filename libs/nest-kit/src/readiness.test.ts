import { expect, test } from '@jest/globals';
import { Readiness } from './readiness.ts';

const works = () => Promise.resolve(true);
const fails = () => Promise.reject(new Error('gone'));

test('what is needed decides, what is not is told', async () => {
  const readiness = new Readiness();
  readiness.add('database', works);
  readiness.add('index', fails, { needed: false });
  expect(await readiness.report()).toEqual({ ready: true, checks: { database: true, index: false } });
  readiness.add('migrations', fails);
  expect((await readiness.report()).ready).toBe(false);
});

test('the report of a process speaks for the services in it', async () => {
  const [door, service] = [new Readiness(), new Readiness()];
  service.add('database', works);
  service.add('index', fails, { needed: false });
  door.join('catalog', service);
  expect(await door.report()).toEqual({ ready: true, checks: { catalog: true, 'catalog.index': false } });
  service.add('database', fails);
  expect((await door.report()).ready).toBe(false);
});
