import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { checkConfigs, ConfigError, configOf, readConfig, secret } from './config.ts';
import { KitConfig } from './kit-config.ts';

const table = { PLACE: v.string(), SIZE: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) };

test('reads values and gives them their types', () => {
  expect(readConfig(table, { PLACE: 'here', SIZE: '4' })).toEqual({ PLACE: 'here', SIZE: 4 });
});

test('names everything that is missing or wrong at once', () => {
  class One extends configOf(table) {}
  class Other extends configOf({ THIRD: v.string() }) {}
  const check = () => checkConfigs([One, Other], { PLACE: '', SIZE: 'x' });
  expect(check).toThrow(ConfigError);
  expect(check).toThrow(/PLACE: is missing[\s\S]*SIZE: [\s\S]*THIRD: is missing/);
});

test('has demo secrets in the demo and refuses them in production, by name', () => {
  const secrets = { SEED: secret('demo-seed'), GANTRY_INTERNAL_KEY: KitConfig.table.GANTRY_INTERNAL_KEY };
  expect(readConfig(secrets, {}).SEED).toBe('demo-seed');
  const production = { GANTRY_MODE: 'production' };
  expect(() => readConfig(secrets, production)).toThrow(
    /SEED: production[\s\S]*GANTRY_INTERNAL_KEY: production/,
  );
  expect(() => readConfig(secrets, { ...production, SEED: 'demo-seed' })).toThrow(/SEED: production/);
  const own = { ...production, SEED: 'a-phrase-of-our-own', GANTRY_INTERNAL_KEY: 'a-key-of-our-own' };
  expect(readConfig(secrets, own)).toMatchObject({ SEED: 'a-phrase-of-our-own' });
});

test('never repeats a wrong value, which may be a secret', () => {
  const read = () => readConfig({ SEED: secret('demo-seed') }, { SEED: 'hushhu' });
  expect(read).toThrow(/SEED/);
  expect(read).not.toThrow(/hushhu/);
});
