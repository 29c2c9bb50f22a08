/**
 * Tells the bundler's runtime which stylesheets the document carries. It looks for a chunk's stylesheets among the
 * links and would fetch those it does not find; a disabled link is found and fetches nothing.
 */
export function nameCarriedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.disabled = true;
    link.rel = 'stylesheet';
    link.href = style.dataset.href ?? '';
    style.after(link);
  }
}
