/** A control that had the focus, known well enough to find it again in a page that was drawn anew. */
export interface RememberedFocus {
  /** the control itself; a page that was left is not kept alive by it */
  readonly control: WeakRef<HTMLElement>;
  readonly tag: string;
  /** what it goes by, see `markOf` */
  readonly mark: string;
  /** its place among those on the page that go by the same */
  readonly at: number;
}

/** Notes what a control goes by while it is still on the page. */
export function rememberFocus(control: HTMLElement): RememberedFocus {
  const tag = control.localName;
  const mark = markOf(control);
  return { control: new WeakRef(control), tag, mark, at: alike(tag, mark).indexOf(control) };
}

/** The control itself where it is still shown, else the one that stands for it now; null when there is none. */
export function findAgain({ control, tag, mark, at }: RememberedFocus): HTMLElement | null {
  const same = control.deref();
  if (same?.isConnected && isShown(same)) return same;
  return alike(tag, mark)[at] ?? null;
}

/** A field goes by its name, anything else by its words, a link also by where it leads. */
function markOf(control: HTMLElement): string {
  const name = control.getAttribute('name');
  return name ?? `${control.getAttribute('href') ?? ''} ${control.textContent}`;
}

function alike(tag: string, mark: string): HTMLElement[] {
  const controls = [...document.querySelectorAll<HTMLElement>(tag)];
  return controls.filter((control) => markOf(control) === mark && isShown(control));
}

/** Pages kept alive stand hidden in the document beside the one that is shown. */
function isShown(control: HTMLElement): boolean {
  return control.closest('[style*="display: none"]') === null;
}
