import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { fillContact, mailsTo, mailTo, numberIn } from '@gantry/testing/asking';
import { hydrated, beforeHydration, freshEmail, overflow } from '@gantry/testing/buying';
import { typeOnceHydrated } from '@gantry/testing/early-typing';

test.describe('the contact form', () => {
  test.use({ allowedErrors: [/404/] });

  test('checks what is entered where it is left, and keeps all of it', async ({ page }) => {
    await page.goto('/help-section/contact-us');
    await hydrated(page);
    await page.getByLabel('E-mail', { exact: true }).fill('gus@');
    await page.getByLabel('Your name').fill('Gus Guest');
    await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
    await page.getByLabel('By phone').check();
    await page.getByLabel('Phone', { exact: false }).last().fill('1 307 555 0100 x12');
    await page.getByLabel('Company').focus();
    await expect(page.locator('#contact-phone')).toHaveValue('+1 (307) 555-0100 x12');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText(/There are 3 problems/)).toBeVisible();
    await expect(page.locator('#contact-subject')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Gus Guest');
    await expectNoAxeViolations(page);
  });

  test('formats a phone number 15 ms after focus and blur, and never over what is typed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/help-section/contact-us');
    await hydrated(page);
    const phone = page.locator('#contact-phone');
    await page.clock.pauseAt(Date.now() + 600_000);

    await phone.focus();
    await page.keyboard.type('3075550142');
    await page.clock.runFor(100);
    await expect(phone).toHaveValue('3075550142');
    await phone.blur();
    await page.clock.runFor(14);
    await expect(phone).toHaveValue('3075550142');
    await page.clock.runFor(1);
    await expect(phone).toHaveValue('(307) 555-0142');

    // typed between focus and the moment at which it is formatted
    await phone.focus();
    await page.keyboard.press('End');
    await page.clock.runFor(5);
    await page.keyboard.type(' x7');
    await page.clock.runFor(100);
    await expect(phone).toHaveValue('(307) 555-0142 x7');

    // left and entered again at once: what is typed then is not formatted away
    await phone.blur();
    await phone.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('(212) 555 01');
    await page.clock.runFor(100);
    await expect(phone).toHaveValue('(212) 555 01');
    await page.keyboard.type('99');
    await phone.blur();
    await page.clock.runFor(15);
    await expect(phone).toHaveValue('(212) 555-0199');
  });

  test('stands beside the phone once; other help pages name it beside their text', async ({ page }) => {
    await page.goto('/help-section/contact-us');
    const beside = page.getByRole('complementary', { name: 'Talk to us' });
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(beside).toHaveCount(0);
    await page.goto('/help-section');
    await expect(beside.locator('a[href^="tel:"]')).toHaveCount(1);
  });

  test('asks about several products and leaves out what is not ours', async ({ page, request }) => {
    const found = await request.get('/api/v1/catalog/products?size=3');
    const { data } = (await found.json()) as { data: { items: { sku: string; name: string }[] } };
    const [first, second] = data.items;
    const query = [first!.sku, second!.sku, 'no-such-sku', first!.sku]
      .map((sku) => `product=${sku}`)
      .join('&');
    await page.goto(`/help-section/contact-us?${query}`);
    await hydrated(page);
    await expect(page.getByText('Not in our catalog: no-such-sku')).toBeVisible();
    await expect(page.locator('#contact-subject')).toHaveValue('product');
    await page.getByRole('button', { name: `Remove ${first!.name}` }).click();
    await page.getByLabel(`Quantity of ${second!.name}`).fill('1e5');
    const email = freshEmail('several');
    await fillContact(page, { name: 'Gus Guest', email });
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    const told = `Quantity of ${second!.name}: enter a whole number from 1 to 999,999`;
    await expect(page.getByText(told).first()).toBeVisible();
    await page.getByLabel(`Quantity of ${second!.name}`).fill('250');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText('We have received your inquiry')).toBeVisible();
    const lines = page.getByRole('table', { name: 'Products' });
    await expect(lines.getByRole('row')).toHaveCount(2);
    await expect(lines).toContainText('250');
    await expectNoAxeViolations(page);
  });

  test('a guest reads, completes and withdraws an inquiry by its link, which nobody can guess', async ({
    page,
    browser,
  }) => {
    const email = freshEmail('guest');
    await page.goto('/help-section/contact-us');
    await hydrated(page);
    await fillContact(page, {
      name: 'Gus Guest',
      email,
      subject: 'An account',
      message: 'First line\nSecond',
    });
    await page.getByRole('button', { name: 'Send inquiry' }).dblclick();
    await expect(page.getByText('We have received your inquiry')).toBeVisible();
    const number = await numberIn(page);
    const mail = await mailTo(page.request, email, number);
    expect(mail.text).not.toContain('First line');
    expect(mail.html).toContain('<html lang="en-US">');
    expect(await mailsTo(page.request, email)).toHaveLength(1);
    const link = /https?:\/\/\S+contact-us\?\S+/.exec(mail.text)![0];
    const { search } = new URL(link);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`/help-section/contact-us${search}`);
    await hydrated(stranger);
    await expect(stranger.getByText('First line')).toBeVisible();
    await stranger.getByLabel('Add a message').fill('And one thing more');
    await stranger.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(stranger.getByRole('listitem').filter({ hasText: 'And one thing more' })).toBeVisible();
    await expect(stranger.getByLabel('Add a message')).toHaveValue('');
    await stranger.getByText('Withdraw this inquiry').click();
    await stranger.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(stranger.getByText('Cancelled').first()).toBeVisible();
    await expect(stranger.getByLabel('Reopen: what do you need?')).toBeVisible();
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const wrong of ['', '&token=AAAAAAAAAAAAAAAAAAAAAA', '&token=%27']) {
      const answer = await stranger.goto(`/help-section/contact-us?inquiry=${number}${wrong}`);
      expect(answer?.status()).toBe(404);
    }
    await stranger.context().close();
  });

  test('the contact page names the organization and fits a telephone', async ({ page }) => {
    await page.goto('/help-section/contact-us');
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts
          .flatMap((script) => [JSON.parse(script.textContent ?? '{}')].flat())
          .map((one) => one['@type']),
      );
    expect(kinds).toEqual(expect.arrayContaining(['WebPage', 'Store', 'Organization']));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with its errors and all that was typed, then goes through', async ({ page }) => {
    await page.goto('/es/help-section/contact-us');
    await page.goto('/help-section/contact-us?product=no-such-sku');
    const email = freshEmail('plain');
    await fillContact(page, {
      name: 'Gus "Plain" <b>Guest</b>',
      email: 'gus@',
      message: 'Line one\nLine two',
    });
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText(/There are 2 problems/)).toBeVisible();
    await expect(page.locator('#contact-email-error')).toHaveText('Enter a valid e-mail address');
    await expect(page.locator('#contact-subject-error')).toHaveText('Select a subject');
    await expect(page.getByLabel('Your name')).toHaveValue('Gus "Plain" <b>Guest</b>');
    await expect(page.getByLabel('Message')).toHaveValue('Line one\nLine two');
    await fillContact(page, { email, subject: 'Shipping and delivery' });
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByText('We have received your inquiry')).toBeVisible();
    await expect(page).toHaveURL(/\?inquiry=q-\d+&token=/);
    await page.getByLabel('Add a message').fill('More of it');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'More of it' })).toBeVisible();
    await page.getByText('Withdraw this inquiry').click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });

  test('a product is taken out of the form without losing the rest', async ({ page, request }) => {
    const found = await request.get('/api/v1/catalog/products?size=2');
    const { data } = (await found.json()) as { data: { items: { sku: string; name: string }[] } };
    const query = data.items.map(({ sku }) => `product=${sku}`).join('&');
    await page.goto(`/help-section/contact-us?${query}`);
    await page.getByLabel('Message').fill('Kept');
    await page.getByRole('button', { name: `Remove ${data.items[0]!.name}` }).click();
    await expect(page.getByLabel(`Quantity of ${data.items[1]!.name}`)).toHaveValue(/\d+/);
    await expect(page.getByLabel(`Quantity of ${data.items[0]!.name}`)).toHaveCount(0);
    await expect(page.getByLabel('Message')).toHaveValue('Kept');
  });
});

test('what is entered before the scripts run stays, and the form knows it', async ({ page }) => {
  const name = page.getByLabel('Your name');
  await beforeHydration(page, '/help-section/contact-us', async () => {
    await name.fill('Quinn Quick');
    await page.getByLabel('By phone').check();
  });
  await expect(name).toHaveValue('Quinn Quick');
  await expect(page.getByLabel('By phone')).toBeChecked();
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  // drawn anew, with the problems of what is missing
  await expect(page.getByText(/There are \d problems/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Your name is not valid');
  await expect(name).toHaveValue('Quinn Quick');
  await expect(page.getByLabel('By phone')).toBeChecked();
});

test('what is typed in the moment a form is hydrated stays', async ({ page }) => {
  await page.goto('/help-section/contact-us');
  await hydrated(page);
  const person = { name: 'Quinn Quick', email: freshEmail('quick'), subject: 'An account', message: 'One' };
  await fillContact(page, person);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('We have received your inquiry')).toBeVisible();
  await typeOnceHydrated(page, '#write-text', 'One thing more');
  await page.reload();
  await page.locator('html[data-typed]').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'One thing more' })).toBeVisible();
});
