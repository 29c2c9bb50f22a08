/** Hashes of scripts, from the document's import map: address → hash. */
function scriptHashes(): Record<string, string> {
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
}

/**
 * Replaces possibly poisoned bytes in the browser's cache by verified ones. A file that was once received damaged
 * stays in the cache for a year otherwise, and every further import takes it from there.
 * @returns whether every file came, whole
 */
export async function heal(prefix: string, styles: Readonly<Record<string, string>>): Promise<boolean> {
  const hashes: Record<string, string> = { ...scriptHashes(), ...styles };
  const addresses = Object.keys(hashes).filter((address) => address.startsWith(prefix));
  const fetches = addresses.map((address) =>
    fetch(address, { cache: 'reload', integrity: hashes[address]! }),
  );
  return (await Promise.allSettled(fetches)).every(({ status }) => status === 'fulfilled');
}

/** Stylesheets of the server's HTML that the browser refused: fetched past the cache and put in anew. */
export async function healStyles(styles: Readonly<Record<string, string>>): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const refused = links.filter(
    (link) => !link.disabled && link.sheet === null && styles[new URL(link.href).pathname] !== undefined,
  );
  await Promise.all(refused.map((link) => replaceLink(link, styles)));
}

async function replaceLink(link: HTMLLinkElement, styles: Readonly<Record<string, string>>): Promise<void> {
  await heal(new URL(link.href).pathname, styles);
  const successor = link.cloneNode() as HTMLLinkElement;
  await new Promise<unknown>((resolve) => {
    successor.onload = resolve;
    successor.onerror = resolve;
    link.replaceWith(successor);
  });
}
