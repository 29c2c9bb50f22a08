import { expect, test } from '@jest/globals';
import { Readiness } from './readiness.ts';

const works = () => Promise.resolve(true);
const fails = () => Promise.reject(new Error('gone'));

test('required parts decide, the others are reported', async () => {
  const readiness = new Readiness();
  readiness.addPart('database', works);
  readiness.addPart('index', fails, { needed: false });
  expect(await readiness.reportReadiness()).toEqual({
    ready: true,
    checks: { database: true, index: false },
  });
  readiness.addPart('migrations', fails);
  expect((await readiness.reportReadiness()).ready).toBe(false);
});

test('a part that hangs counts as down, and is not checked again until it has answered', async () => {
  const readiness = new Readiness();
  let asked = 0;
  const answered = Promise.withResolvers<boolean>();
  readiness.addPart('database', () => {
    asked += 1;
    return answered.promise;
  });
  for (let time = 0; time < 2; time += 1)
    expect(await readiness.reportReadiness()).toEqual({ ready: false, checks: { database: false } });
  expect(asked).toBe(1);
  answered.resolve(true);
  expect((await readiness.reportReadiness()).ready).toBe(true);
});

test('the report of a process speaks for the services in it', async () => {
  const [door, service] = [new Readiness(), new Readiness()];
  service.addPart('database', works);
  service.addPart('index', fails, { needed: false });
  door.join('catalog', service);
  expect(await door.reportReadiness()).toEqual({
    ready: true,
    checks: { catalog: true, 'catalog.index': false },
  });
  service.addPart('database', fails);
  expect((await door.reportReadiness()).ready).toBe(false);
});
