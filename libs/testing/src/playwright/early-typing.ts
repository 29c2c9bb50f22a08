import type { Page } from '@playwright/test';

/** What React keeps of a part of the page, as far as it is read here. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Enters a text into a control as soon as React answers for it, before anything else is done there: no visitor could
 * be quicker, and under load one is that quick by chance. Holds for the next document; called before it is opened.
 */
export async function typeOnceHydrated(page: Page, selector: string, text: string): Promise<void> {
  await page.addInitScript(listenToReact, { selector, text });
}

/** Runs in the page: React tells its developer tools of each change it has made. */
function listenToReact({ selector, text }: { readonly selector: string; readonly text: string }): void {
  let isTyped = false;

  const includes = (fiber: Fiber | null, control: Element): boolean =>
    fiber !== null &&
    (fiber.stateNode === control || includes(fiber.child, control) || includes(fiber.sibling, control));

  const type = (current: Fiber): void => {
    const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (isTyped || !control || !includes(current.child, control)) return;
    isTyped = true;
    const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    document.documentElement.dataset.typed = 'true';
  };

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) =>
        queueMicrotask(() => type(current)),
    },
  });
}
