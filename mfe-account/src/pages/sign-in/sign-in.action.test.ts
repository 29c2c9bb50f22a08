import { makeStore, storeContext } from '@gantry/api-client';
import { dehydrate } from '@gantry/api-client/server';
import { extraWith } from '@gantry/api-client/extra-test-kit';
import { wholeForm } from '@gantry/forms/posted';
import { expect, jest, test } from '@jest/globals';
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { identityApi } from '../../api/identity.endpoints.ts';
import { action } from './sign-in.action.ts';

const password = 'never-shown-Again-1';
const entered = { intent: 'sign-in', email: 'pat@example.com', password };
const user = { accountNumber: 'a-1', email: 'pat@example.com', name: 'Pat', company: null, role: 'customer' };

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Posts the form to a server that answers its calls in one way, or one after the other. */
async function post(fields: Record<string, string>, answer: Answer | Answer[], query = '') {
  const answers = [answer].flat();
  const sent = jest.fn<typeof fetch>(async () => {
    const { body, status } = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Response.json(body, { status });
  });
  globalThis.fetch = sent;
  const store = makeStore({
    apis: [identityApi],
    extra: extraWith({ currentPath: () => '/sign-in', setCookies: [] }),
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const request = {
    url: `http://shop/sign-in${query}`,
    formData: async () => new Map(Object.entries(fields)) as unknown as FormData,
  };
  const result = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return {
    result,
    calls: sent.mock.calls,
    inPage: JSON.stringify([result, store.getState(), dehydrate(store)]),
  };
}
const refused = (status: number, code: string) => ({ status, body: { error: { code, message: '' } } });
const isSent = { status: 200, body: { data: { ok: true } } };
const wentIn = { status: 200, body: { data: { user, cart: null } } };

test.each([
  ['', '/my-account'],
  ['?ref=%2Fcart%3Fa%3D1', '/cart?a=1'],
  ['?ref=%2F%2Fevil.example', '/my-account'],
  ['?ref=%2F%5Cevil.example', '/my-account'],
  ['?ref=https%3A%2F%2Fevil.example', '/my-account'],
])('who signs in at %s goes on to %s', async (query, path) => {
  const { result } = await post(entered, wentIn, query);
  const { status, headers } = result as Response;
  expect([status, headers.get('location')]).toEqual([303, path]);
});

test('who signs up reads what comes next, with the way to go on', async () => {
  const form = { ...entered, intent: 'sign-up', name: 'Pat', company: '', phone: '', key: 'k'.repeat(32) };
  const { result } = await post(form, isSent, '?ref=%2Fcart');
  const { status, headers } = result as Response;
  expect([status, headers.get('location')]).toEqual([303, '/sign-in?sent=&ref=%2Fcart']);
});

test.each([
  [409, 'WRONG_CREDENTIALS', 'account.sign-in.wrong'],
  [429, 'TOO_MANY_REQUESTS', 'account.sign-in.too-many'],
  [503, 'UNAVAILABLE', 'forms.failure.maintenance'],
])('refused with %s %s it comes back with %s and the e-mail', async (status, code, problem) => {
  const { result, calls } = await post(entered, refused(status, code));
  expect(result).toEqual({
    intent: 'sign-in',
    answer: { values: { email: 'pat@example.com', remember: false }, problems: { [wholeForm]: problem } },
  });
  expect(calls.filter(([url]) => url === 'http://gateway/api/v1/auth/sign-in')).toHaveLength(1);
});

test('whose company requires its own sign-in reads that, where the password is refused', async () => {
  const isRequired = { body: { data: { isOffered: true, isRequired: true } }, status: 200 };
  const ways = [refused(409, 'WRONG_CREDENTIALS'), isRequired];
  const { result, calls } = await post(entered, ways);
  expect(result).toMatchObject({
    answer: { problems: { [wholeForm]: 'account.company-sign-on.password-refused' } },
  });
  expect(calls.map(([url]) => url)).toEqual([
    'http://gateway/api/v1/auth/sign-in',
    'http://gateway/api/v1/auth/company-sign-on?domain=example.com',
  ]);
});

test('what no schema lets through is not sent', async () => {
  const { result, calls } = await post({ ...entered, email: 'pat@', password: '' }, wentIn);
  expect(result).toMatchObject({
    answer: { problems: { email: 'forms.problem.email', password: 'forms.problem.missing' } },
  });
  expect(calls).toEqual([]);
});

test('a password is neither in what comes back, nor in the state of the page, nor in an address', async () => {
  for (const intent of ['sign-in', 'sign-up']) {
    for (const answer of [
      refused(409, 'WRONG_CREDENTIALS'),
      refused(500, 'INTERNAL'),
      intent === 'sign-in' ? wentIn : isSent,
    ]) {
      const form = { ...entered, intent, name: 'Pat', company: '', phone: '', key: 'k'.repeat(32) };
      const { inPage, calls } = await post(form, answer);
      expect(inPage).not.toContain(password);
      expect(calls[0]![0]).toBe(`http://gateway/api/v1/auth/${intent}`);
      expect(calls.slice(1).map(([url]) => url)).not.toContain(calls[0]![0]);
      expect(JSON.stringify(calls.slice(1))).not.toContain(password);
    }
  }
});

test('an account is opened once for one press: the form names it', async () => {
  const key = 'k'.repeat(32);
  const form = { ...entered, intent: 'sign-up', name: 'Pat', company: '', phone: '(307) 555-0100', key };
  const { calls } = await post(form, isSent);
  const { headers, body } = calls[0]![1]!;
  expect(Object.values(headers as Record<string, string>)).toContain(key);
  expect(JSON.parse(body as string)).toMatchObject({ name: 'Pat', phone: '3075550100' });
});
