import { test as base, type BrowserContext } from '@playwright/test';

export {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
export { expectNoAxeViolations } from './accessibility.ts';
export { expectPicture } from './pictures.ts';
export { runningShop } from './running-shop.ts';

type Watch = {
  /** Messages a test causes on purpose, for instance `[/404/]` on a page that is not there. */
  allowedErrors: RegExp[];
  watchErrors: void;
};

// The browser reports most refusals on the console; this one catches every one of them, with its directive.
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    console.error(
      `securitypolicyviolation: ${event.violatedDirective} blocked ${event.blockedURI} at ${place}`,
    );
  });
}

async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => errors.push(event.error().stack || event.error().message));
  await context.addInitScript(reportPolicyViolations);
  return errors;
}

/** Playwright's `test`, which also fails on any console error, page error or security policy violation. */
export const test = base.extend<Watch>({
  allowedErrors: [[], { option: true }],
  watchErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors = await collectErrors(context);
      await use();
      const unexpected = errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
      if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
