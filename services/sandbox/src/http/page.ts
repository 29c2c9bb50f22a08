import { escapeHtml } from './escape.ts';

const areas = [
  ['/', 'Mail'],
  ['/switches', 'Switches'],
  ['/ledger', 'Ledger'],
  ['/carrier', 'Carrier'],
] as const;

/** A page of the sandbox for people, with the way to the others; `bare` is one that a payer sees. */
export function pageHtml(title: string, main: string, layout: 'list' | 'plain' | 'bare' = 'plain'): string {
  const links = areas.map(([address, name]) => {
    const current = name === title ? ' aria-current="page"' : '';
    return `<a href="${address}"${current}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Gantry sandbox</title>
<link rel="stylesheet" href="/style.css"></head><body>${layout === 'bare' ? '' : `<header>${links.join(' ')}</header>`}<div class="${layout}">${main}</div></body></html>`;
}
