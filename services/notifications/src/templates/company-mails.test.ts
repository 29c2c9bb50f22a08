import { expect, test } from '@jest/globals';
import { companyRoles } from '@gantry/domain/company-roles';
import { companyInvitedMail, companyPersonMail } from './company-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const invited = { email: 'new@example.com', company: 'Alder Mills', inviter: 'Pat', code: 'abc234' };
const changed = { email: 'pat@example.com', name: 'Pat', company: 'Alder Mills' };
const locales = [
  ['en-US', ''],
  ['es-US', '/es'],
  ['fr-CA', '/fr'],
] as const;

test.each(locales)('invites in %s with who asks, the company and the link', (locale, prefix) => {
  const mail = companyInvitedMail({ ...invited, locale }, origin);
  const text = renderText(mail);
  for (const part of ['Pat', 'Alder Mills', '7', `${origin}${prefix}/auth/invitation/abc234`])
    expect(text).toContain(part);
  expect(mail.subject + text).not.toMatch(/[{}]|invited\./);
});

test.each(locales)('tells people in %s what has become of them', (locale, prefix) => {
  for (const role of companyRoles)
    for (const what of ['role', 'role-by-store'] as const) {
      const text = renderText(companyPersonMail({ ...changed, locale, what, role }, origin));
      expect(text).toContain(`${origin}${prefix}/my-account/company`);
      expect(text).not.toMatch(/[{}]|company-role|person-/);
    }
  const gone = renderText(
    companyPersonMail({ ...changed, locale, what: 'deactivated', role: 'buyer' }, origin),
  );
  expect(gone).toContain('Alder Mills');
  expect(gone).not.toContain('/my-account');
});

test('escapes what people call their company and themselves', () => {
  const nasty = '<script>alert(1)</script>';
  const mail = companyInvitedMail({ ...invited, company: nasty, inviter: nasty, locale: 'en-US' }, origin);
  expect(renderHtml(mail)).not.toContain('<script');
});
