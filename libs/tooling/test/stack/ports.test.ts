import { afterEach, expect, test } from '@jest/globals';
import { freePort, readPort, requireBrowsablePort } from '../../src/stack/ports.ts';

const portBefore = process.env.PORT;

afterEach(() => {
  if (portBefore === undefined) delete process.env.PORT;
  else process.env.PORT = portBefore;
});

test('refuses a port that browsers refuse, and says so', async () => {
  await expect(requireBrowsablePort(4190)).rejects.toThrow(/Browsers refuse port 4190/);
  await expect(requireBrowsablePort(6000)).rejects.toThrow(/Browsers refuse port 6000/);
});

test('takes a port on which nobody listens', async () => {
  await expect(requireBrowsablePort(await freePort())).resolves.toBeUndefined();
});

test.each(['abc', '0', '99999', '80.5'])('says what a port is when PORT is %s', (value) => {
  process.env.PORT = value;
  expect(() => readPort()).toThrow(`PORT must be a number from 1 to 65535, not "${value}".`);
});
