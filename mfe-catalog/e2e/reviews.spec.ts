import {
  hydrated,
  confirmInOtherTab,
  demoPassword,
  freshEmail,
  overflow,
  sendSignUp,
  signIn,
  signUp,
} from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { productLinks } from './catalog.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const stars = (page: Page) => section(page).getByRole('list', { name: 'Reviews by star rating' });

/** The address of a product with many reviews: the best rated ones have them. */
async function reviewedProduct(page: Page): Promise<string> {
  await page.goto('/b?sort=rating');
  const addresses = await productLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of new Set(addresses)) {
    await page.goto(address);
    if ((await section(page).getByRole('article').count()) >= 2) return address;
  }
  throw new Error('no product of the demo catalogue has two reviews');
}

async function fillIn(page: Page, title: string, body: string): Promise<void> {
  const form = section(page).getByRole('form');
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox', { name: 'Headline' }).fill(title);
  await form.getByRole('textbox', { name: 'Review' }).fill(body);
}

test('a bar of the histogram shows its reviews, an order sorts them, both in the address', async ({
  page,
}) => {
  await reviewedProduct(page);
  await hydrated(page);
  const bar = stars(page)
    .getByRole('link')
    .filter({ hasNotText: /stars? ?0$/ })
    .first();
  const [, chosen = ''] = /(\d) stars?/.exec(await bar.innerText()) ?? [];
  await bar.click();
  await expect(page).toHaveURL(new RegExp(`stars=${chosen}`));
  await expect(section(page).getByText(/^\d+ reviews? with/)).toBeVisible();
  const shown = section(page).getByRole('article').getByRole('img');
  await expect(shown.first()).toBeVisible();
  // for a moment the reviews of before are still there
  await expect(async () => {
    for (const rating of await shown.all())
      await expect(rating).toHaveAccessibleName(`${chosen}.0 out of 5 stars`, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await section(page).getByRole('link', { name: 'Lowest rated first' }).click();
  await expect(page).toHaveURL(/order=lowest/);
  await section(page).getByRole('link', { name: 'Show all' }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await expectNoAxeViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are read, filtered and sorted by links', async ({ page }) => {
    await reviewedProduct(page);
    await stars(page)
      .getByRole('link')
      .filter({ hasNotText: /stars? ?0$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/stars=\d/);
    await expect(section(page).getByRole('article').first()).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await section(page).getByRole('link', { name: 'Highest rated first' }).click();
    await expect(page).toHaveURL(/order=highest/);
    await expect(section(page).getByRole('link', { name: 'Sign in to write a review' })).toBeHidden();
    await section(page).getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fi%2F[^%]+%2Freview$/);
  });

  test('a review is written and changed by plain forms; nothing typed is lost on the way', async ({
    page,
    browser,
  }) => {
    test.slow();
    const address = await reviewedProduct(page);
    const scripted = await signedUp(browser, address);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.goto(`${address}/review`);
    await expectNoAxeViolations(scripted);
    await scripted.context().close();
    await page.goto(address);
    await section(page).getByRole('link', { name: 'Write a review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Review of / })).toBeVisible();
    const title = `Plain "headline" <b>${Date.now()}</b>`;
    await page.getByLabel('Headline').fill(title);
    await page.getByLabel('Review', { exact: true }).fill('Too short');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText(/There are 2 problems/)).toBeVisible();
    await expect(page.getByText('Select a rating').first()).toBeVisible();
    await expect(page.getByLabel('Headline')).toHaveValue(title);
    await expect(page.getByLabel('Review', { exact: true })).toHaveValue('Too short');
    await page.getByRole('radio', { name: '4 stars' }).check();
    await page.getByLabel('Review', { exact: true }).fill('Line one is long enough.\nLine two');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page).toHaveURL(/\/review\?sent$/);
    await expect(page.getByText(/when your review is published/)).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(page.getByLabel('Review', { exact: true })).toHaveValue(
      'Line one is long enough.\nLine two',
    );
    await page.getByLabel('Headline').fill(`${title}, changed`);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText(`${title}, changed`)).toBeVisible();
  });
});

/** A page with scripts in a browser of its own, whatever those of the test have. */
const scriptedPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: true })).newPage();

/** A new customer at this address; signing up needs scripts. */
async function signedUp(browser: Browser, address: string): Promise<Page> {
  const page = await scriptedPage(browser);
  await signUp(page, address);
  return page;
}

/** Staff publish the review with this headline. */
async function publish(browser: Browser, title: string): Promise<void> {
  const page = await scriptedPage(browser);
  await signIn(page, 'admin@demo.gantry.example', '/admin/reviews');
  await hydrated(page);
  await page.getByLabel('Headline: value').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText(title);
  await page.goto((await page.locator('tbody tr').getByRole('link').getAttribute('href')) ?? '');
  await hydrated(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Review published.', { exact: false })).toBeVisible();
  await page.context().close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the own review is deleted after one question, and another one may be written', async ({
      page,
      browser,
    }) => {
      test.slow();
      const address = await reviewedProduct(page);
      const scripted = await signedUp(browser, address);
      await hydrated(scripted);
      await section(scripted).getByRole('button', { name: 'Write a review' }).click();
      const title = `Gone soon ${Date.now()}`;
      await fillIn(scripted, title, 'Long enough to be taken as a review.');
      await section(scripted).getByRole('button', { name: 'Send review' }).click();
      await expect(section(scripted).getByText('Under review')).toBeVisible();
      await publish(browser, title);
      await page.context().addCookies(await scripted.context().cookies());
      await scripted.context().close();

      await page.goto(`${address}/review`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
      const step = javaScriptEnabled ? 'button' : 'link';
      const ask = page.getByRole(step, { name: 'Delete' });
      await ask.click();
      await expect(page.getByText('Delete your review permanently?')).toBeVisible();
      await page.getByRole(step, { name: 'Keep it' }).click();
      await expect(page.getByText('Delete your review permanently?')).toHaveCount(0);
      await ask.click();
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await page
        .getByRole('form', { name: 'Delete your review permanently?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
      if (!javaScriptEnabled)
        await expect(page.getByText('Your review was deleted.', { exact: false })).toBeVisible();
      await expect(async () => {
        await page.goto(address);
        await expect(section(page).getByRole('article').first()).toBeVisible();
        await expect(section(page).getByText(title)).toHaveCount(0);
      }).toPass();
    });
  });
}

test('search engines are told the average and the reviews that are shown', async ({ page }) => {
  await reviewedProduct(page);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.flatMap((block) => JSON.parse(block) as Record<string, unknown>[]);
  const product = data.find((one) => one['@type'] === 'Product') as unknown as {
    aggregateRating: { ratingValue: number; reviewCount: number };
    review: { name: string }[];
  };
  const { summaryText, titles } = await section(page).evaluate((part) => ({
    summaryText: part.querySelector('strong')?.textContent,
    titles: [...part.querySelectorAll('article h3')].map((title) => title.textContent),
  }));
  expect(product.aggregateRating.ratingValue.toFixed(1)).toBe(summaryText);
  expect(product.review.map(({ name }) => name)).toEqual(titles);
});

test('a guest signs in, returns to the form and writes a review that only they see', async ({
  page,
  browser,
}) => {
  test.slow();
  const address = await reviewedProduct(page);
  await expect(section(page).getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    `/sign-in?ref=${encodeURIComponent(`${address}#write-review`)}`,
  );
  await hydrated(page);
  await section(page).getByRole('link', { name: 'Sign in to write a review' }).click();
  const email = freshEmail('reviewer');
  await sendSignUp(page, email);
  await confirmInOtherTab(page, email);
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(section(page).getByRole('form', { name: 'Write a review' })).toBeVisible();
  await hydrated(page);
  await section(page).getByRole('button', { name: 'Send review' }).click();
  await expect(section(page).getByText('Select a rating').first()).toBeVisible();
  await expectNoAxeViolations(page);
  const title = `Unique headline ${Date.now()}`;
  const nasty = `<img src=x onerror="alert(1)"></script><script>alert(2)</script> fits well`;
  await fillIn(page, title, nasty);
  await section(page).getByRole('button', { name: 'Send review' }).click();
  await expect(section(page).getByText(/when your review is published/)).toBeVisible();
  await expect(section(page).getByText('Under review')).toBeVisible();
  await expect(section(page).getByText(nasty)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(section(page).getByText(title)).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  const response = await stranger.goto(address);
  expect(await response?.text()).not.toContain(title);
  await expect(section(stranger).getByText(title)).toHaveCount(0);
  await stranger.context().close();

  await hydrated(page);
  await section(page).getByRole('button', { name: 'Edit' }).click();
  await expect(section(page).getByRole('textbox', { name: 'Headline' })).toHaveValue(title);
  await section(page).getByRole('textbox', { name: 'Headline' }).fill(`${title}, changed`);
  await section(page).getByRole('button', { name: 'Send review' }).click();
  await expect(section(page).getByText(`${title}, changed`)).toBeVisible();
});

test.describe('when the session ends while typing', () => {
  test.use({ allowedErrors: [/401/] });

  test('the typed text is restored after signing in', async ({ page, context }) => {
    test.slow();
    const address = await reviewedProduct(page);
    const email = await signUp(page, address);
    await hydrated(page);
    await section(page).getByRole('button', { name: 'Write a review' }).click();
    await fillIn(page, 'Kept over the end', 'Typed before the session had ended, still here.');
    await context.clearCookies({ name: 'accessToken' });
    await section(page).getByRole('button', { name: 'Send review' }).click();
    await expect(page).toHaveURL(/\/sign-in\?ref=/);
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByRole('button').click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(section(page).getByRole('textbox', { name: 'Headline' })).toHaveValue('Kept over the end');
    await expect(section(page).getByText(/Draft from earlier/)).toBeVisible();
    await section(page).getByRole('button', { name: 'Send review' }).click();
    await expect(section(page).getByText('Under review')).toBeVisible();
  });
});

test('a review is reported with a reason', async ({ page }) => {
  await reviewedProduct(page);
  await hydrated(page);
  const review = section(page).getByRole('article').first();
  await review.getByRole('button', { name: /^Report/ }).click();
  await review.getByLabel('What’s wrong with it?').selectOption('untrue');
  await expectNoAxeViolations(page);
  await review.getByRole('button', { name: 'Send report' }).click();
  await expect(review.getByText('Thank you. We’ll look into it.')).toBeVisible();
});

test.describe('reporting without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a review is reported by a plain form, beside the reviews that were chosen', async ({ page }) => {
    const address = await reviewedProduct(page);
    await page.goto(`${address}?order=highest`);
    const review = section(page).getByRole('article').first();
    await review.getByRole('link', { name: /^Report the review/ }).click();
    await expect(page).toHaveURL(/order=highest&report=[0-9a-f-]{36}#review-/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await review.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/order=highest#review-/);
    await review.getByRole('link', { name: /^Report the review/ }).click();
    await review.getByLabel('What’s wrong with it?').selectOption('untrue');
    await review.getByRole('button', { name: 'Send report' }).click();
    await expect(page).toHaveURL(/order=highest&reported=/);
    await expect(review.getByRole('status')).toHaveText('Thank you. We’ll look into it.');
    // sent once: a reload only shows it again
    await page.reload();
    await expect(review.getByRole('status')).toBeVisible();
    await expect(section(page).getByRole('link', { name: /^Report the review/ })).not.toHaveCount(0);
  });

  test('a refused report says so and keeps the choice', async ({ page }) => {
    const address = await reviewedProduct(page);
    const review = section(page).getByRole('article').first();
    await review.getByRole('link', { name: /^Report the review/ }).click();
    const form = review.locator('form');
    // as if staff had taken it down meanwhile
    const posted = await page.request.post(new URL(page.url()).pathname + new URL(page.url()).search, {
      form: {
        intent: 'report-review',
        review: (await form.locator('input[name=review]').getAttribute('value')) ?? '',
        reason: 'no reason of ours',
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(posted.status()).toBe(200);
    expect(await posted.text()).toContain('It could not be sent. Try again.');
    const foreign = await page.request.post(address, {
      form: { intent: 'report-review' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const prefix of ['', '/es', '/fr']) {
    test(`reviews fit the window at ${prefix || '/'}`, async ({ page }) => {
      const address = await reviewedProduct(page);
      await page.goto(`${prefix}${address}`);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('axe finds nothing on reviews', async ({ page }) => {
    await reviewedProduct(page);
    await expectNoAxeViolations(page);
  });
});
