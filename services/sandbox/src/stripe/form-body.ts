/** What a form's names with brackets mean: `metadata[order]=1&expand[]=x`. */
export type Params = { readonly [name: string]: string | Params | undefined };

type Open = { [name: string]: string | Open };
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

export function readForm(text: string): Params {
  const params: Open = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const names = name.split(/[[\]]+/).filter((part, at, all) => part !== '' || at < all.length - 1);
    if (!names.some((part) => forbidden.has(part))) setValue(params, names, value);
  }
  return params;
}

function setValue(params: Open, names: readonly string[], value: string): void {
  let place = params;
  for (const [at, name] of names.entries()) {
    const key = name || String(Object.keys(place).length);
    if (at === names.length - 1) {
      place[key] = value;
      return;
    }
    const next = place[key];
    place = typeof next === 'object' ? next : (place[key] = {});
  }
}

export function readText(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readGroup(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' ? value : {};
}

/** The values of `name[]` or `name[0]`. */
export const readList = (params: Params, name: string): string[] =>
  Object.values(readGroup(params, name)).filter((value) => typeof value === 'string');

export const readTexts = (params: Params, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readGroup(params, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
