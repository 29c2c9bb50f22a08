import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  identityAdminGetCompanySignOn,
  identityAdminRemoveCompanySignOn,
  identityFindCompanySignOn,
} from '@gantry/contracts/endpoints/company-sign-on';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import {
  identityAddPasskey,
  identityStartPasskey,
  identityStartPasskeySignIn,
} from '@gantry/contracts/endpoints/passkeys';
import { storeClient } from '@gantry/testing/sign-on-provider';
import { password, signUp } from './identity-under-test.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import {
  admin,
  begin,
  check,
  dns,
  forger,
  forgetAttempts,
  newCompany,
  newDomain,
  redirectUri,
  save,
  signOn,
  startSignOn,
  startWithoutLocal,
  stopSignOn,
  under,
  withSignOn,
} from './sign-on-under-test.ts';

beforeAll(startSignOn);
afterAll(stopSignOn);
beforeEach(forgetAttempts);

describe('a company that requires its sign-on', () => {
  test('has passwords of its people refused like wrong ones, but for its admins', async () => {
    const { domain, number } = await withSignOn();
    const [email, boss] = [`worker@${domain}`, `boss@${domain}`];
    for (const one of [email, boss]) await signUp(under, { email: one });
    const enter = async (one: string, word = password) => {
      const { body } = await under.send('/auth/sign-in', { email: one, password: word, remember: false });
      return body.error?.code ?? 'in';
    };
    for (const one of [email, boss]) expect((await signOn(one)).outcome).toBe('in');
    expect(await enter(email)).toBe('in');
    await under.identity.sql("update identity.account set company_role = 'admin' where email = ?", [boss]);
    const { setUp } = await under.identity.call(identityAdminGetCompanySignOn, { params: { number } }, admin);
    await save(number, domain, { isRequired: true, clientSecret: null, version: setUp!.version });
    const answers = [];
    for (const [one, word] of [
      [email, password],
      [email, 'wrong-Horse-1'],
      [`nobody@${domain}`, password],
    ] as const)
      answers.push(await enter(one, word));
    expect(new Set(answers)).toEqual(new Set(['WRONG_CREDENTIALS']));
    expect(await enter(boss)).toBe('in');
    const away = 'worker@away.example';
    // whoever takes an address elsewhere is still one of its people
    await under.identity.sql('update identity.account set email = ? where email = ?', [away, email]);
    expect(await enter(away)).toBe('WRONG_CREDENTIALS');
  });
});

describe('recovery of somebody whose company requires its sign-on', () => {
  test('sends no code but a mail that says so, and takes no code of before', async () => {
    const { domain, number } = await withSignOn();
    const email = `forgot@${domain}`;
    await signUp(under, { email });
    expect((await signOn(email)).outcome).toBe('in');
    const ask = async (address: string) => {
      const { body } = await under.send('/auth/recovery', { email: address });
      await under.identity.runJobs();
      return body;
    };
    const mails = async (event: string) => (await under.mailed(event)).filter((mail) => mail.email === email);
    await ask(email);
    const [started] = await mails('recovery.started');
    const { setUp } = await under.identity.call(identityAdminGetCompanySignOn, { params: { number } }, admin);
    await save(number, domain, { isRequired: true, clientSecret: null, version: setUp!.version });
    const answer = await ask(email);
    // to a stranger it reads as for an address nobody has
    expect(answer).toEqual(await ask(`nobody@${domain}`));
    expect(await mails('recovery.started')).toHaveLength(1);
    expect(await mails('recovery.by-company')).toHaveLength(1);
    const { body } = await under.send(`/auth/recovery/${started!.code}`, { password: 'a-New-horse-9' });
    expect(body.error).toMatchObject({ code: 'SIGN_ON_REFUSED', data: { reason: 'required' } });
    expect(await under.identity.call(identityFindCompanySignOn, { query: { domain } })).toEqual({
      isOffered: true,
      isRequired: true,
    });
  });
});

describe('a passkey of somebody whose company requires its sign-on', () => {
  test('does not sign in any more', async () => {
    const { domain, number } = await withSignOn();
    const email = `key@${domain}`;
    const { token } = await signUp(under, { email });
    const caller = (await under.identity.call(identityResolveSession, { body: { token } }))!;
    const asked = { body: { current: password } };
    const { options, ticket } = await under.identity.call(identityStartPasskey, asked, { caller });
    const device = new SoftwareAuthenticator(caller.accountId!);
    const body = { name: 'Laptop', ticket, credential: device.make(options.challenge) };
    await under.identity.call(identityAddPasskey, { body }, { caller });
    const enter = async () => {
      const started = await under.identity.call(identityStartPasskeySignIn, {});
      const proof = device.prove(started.options.challenge);
      const sent = { ticket: started.ticket, proof, remember: false };
      return (await under.send('/auth/passkey', sent)).body.error?.code ?? 'in';
    };
    expect(await enter()).toBe('in');
    const { setUp } = await under.identity.call(identityAdminGetCompanySignOn, { params: { number } }, admin);
    await save(number, domain, { isRequired: true, clientSecret: null, version: setUp!.version });
    expect(await enter()).toBe('PASSKEY_REFUSED');
  });
});

describe('setting it up', () => {
  const offered = async (domain: string) =>
    (await under.identity.call(identityFindCompanySignOn, { query: { domain } })).isOffered;

  test('counts once DNS says that the domain is the company’s, and no more when it does not', async () => {
    const domain = newDomain();
    const { number } = await newCompany();
    const { setUp, redirectUri: told } = await save(number, domain);
    expect(told).toBe(redirectUri);
    const { recordName, recordText } = setUp!.domains[0]!;
    dns.records.set(recordName, 'gantry-domain=of-somebody-else');
    expect((await check(number)).setUp!.domains[0]!.verifiedAt).toBeNull();
    expect(await offered(domain)).toBe(false);
    expect((await begin(`a@${domain}`)).error.data).toEqual({ reason: 'not-offered' });
    dns.records.set(recordName, recordText);
    expect((await check(number)).setUp!.domains[0]!.verifiedAt).not.toBeNull();
    expect(await offered(domain)).toBe(true);
    dns.records.delete(recordName);
    await check(number);
    expect(await offered(domain)).toBe(false);
  });

  test('keeps the secret to itself, and asks for it again for another provider', async () => {
    const { number, domain } = await withSignOn();
    const view = await under.identity.call(identityAdminGetCompanySignOn, { params: { number } }, admin);
    expect(JSON.stringify(view)).not.toContain(storeClient.clientSecret);
    const rows = await under.identity.sql('select client_secret from identity.company_sign_on');
    expect(JSON.stringify(rows)).not.toContain(storeClient.clientSecret);
    const { version } = view.setUp!;
    const move = save(number, domain, { issuer: forger.issuer, clientSecret: null, version });
    await expect(move).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(save(number, domain)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  test('gives a domain to one company only', async () => {
    const { domain } = await withSignOn();
    const { number } = await newCompany();
    await expect(save(number, domain)).rejects.toMatchObject({ data: { reason: 'domain-taken', domain } });
  });

  test('ends when it is removed', async () => {
    const { domain, number } = await withSignOn();
    await under.identity.call(identityAdminRemoveCompanySignOn, { params: { number } }, admin);
    expect(await offered(domain)).toBe(false);
  });

  test('refuses a provider that is not who it says, and the networks behind the store', async () => {
    const { number } = await newCompany();
    const refused = { data: { reason: 'provider' } };
    const local = forger.issuer.replace('127.0.0.1', 'localhost');
    await expect(save(number, newDomain(), { issuer: local })).rejects.toMatchObject(refused);
    await startWithoutLocal();
    const mine = await newCompany();
    for (const issuer of [
      forger.issuer,
      local,
      'https://localhost',
      'https://[::1]',
      'https://169.254.169.254',
    ])
      await expect(save(mine.number, newDomain(), { issuer })).rejects.toMatchObject(refused);
  });
});
