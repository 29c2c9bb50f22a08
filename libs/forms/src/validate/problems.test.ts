import { expect, test } from '@jest/globals';
import { signUpSchema } from '@gantry/contracts/schemas/account';
import { addressSchema, enteredAddressSchema } from '@gantry/contracts/schemas/address';
import { flatProblems, nestedProblems } from './nested-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { serverProblems } from './server-problems.ts';

const address = {
  attention: 'Ann Buyer',
  line1: '1 Main St',
  city: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  country: 'US',
};

test('finds nothing wrong with values that pass', () => {
  expect(schemaProblems(addressSchema, address)).toEqual({});
});

test('says what is missing, whether never entered or emptied', () => {
  expect(schemaProblems(addressSchema, { ...address, city: undefined, line1: '  ' })).toEqual({
    city: 'forms.problem.missing',
    line1: 'forms.problem.missing',
  });
});

test('stops at the first failing rule of a field', () => {
  const problems = schemaProblems(signUpSchema, { email: 'nobody', password: 'short', name: 'Ann' });
  expect(problems).toEqual({ email: 'forms.problem.email', password: 'forms.problem.too-short' });
});

test('words the rules that have words of their own', () => {
  expect(schemaProblems(addressSchema, { ...address, postalCode: '8200' })).toEqual({
    postalCode: 'forms.problem.zip',
  });
  expect(schemaProblems(addressSchema, { ...address, region: null })).toEqual({
    region: 'forms.problem.region',
  });
  expect(schemaProblems(signUpSchema, { email: 'a@b.co', password: 'aaaaaaaa', name: 'Ann' })).toEqual({
    password: 'forms.problem.weak-password',
  });
});

test('says once that ZIP code and state name two places', () => {
  const problems = (facts: object) => schemaProblems(enteredAddressSchema, { ...address, ...facts });
  expect(problems({})).toEqual({});
  expect(problems({ region: 'CA' })).toEqual({ postalCode: 'forms.problem.zip-of-state' });
  expect(problems({ region: null })).toEqual({ region: 'forms.problem.region' });
  expect(problems({ postalCode: '8200' })).toEqual({ postalCode: 'forms.problem.zip' });
  expect(problems({ country: 'CA', region: 'ON', postalCode: 'K1A 0B1' })).toEqual({});
});

test('falls back to the default message', () => {
  expect(schemaProblems(addressSchema, { ...address, country: 'usa' })).toEqual({
    country: 'forms.problem.not-valid',
  });
});

test('maps issues of the server to fields', () => {
  const issues = [
    { path: 'body.form.shipTo.postalCode', message: 'is not a ZIP code' },
    { path: 'form.shipTo.city', message: 'whatever' },
  ];
  expect(serverProblems(issues, 'form')).toEqual({
    'shipTo.postalCode': 'forms.problem.zip',
    'shipTo.city': 'forms.problem.not-valid',
  });
});

test('nests and flattens problems', () => {
  const problems = { 'shipTo.city': 'forms.problem.missing', email: 'forms.problem.email' };
  expect(nestedProblems(problems)).toEqual({
    shipTo: { city: 'forms.problem.missing' },
    email: 'forms.problem.email',
  });
  expect(flatProblems(nestedProblems(problems))).toEqual(problems);
  expect(nestedProblems({})).toBeUndefined();
});
