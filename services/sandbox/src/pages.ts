import type { CaughtMail } from './caught-mails.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** The list of caught mails, the newest open beside it. */
export function listPage(mails: readonly CaughtMail[], open: CaughtMail | undefined): string {
  const rows = mails.map((mail) => rowHtml(mail, mail.id === open?.id)).join('\n');
  const list = rows
    ? `<ol>${rows}</ol>`
    : '<p>No mail yet. What the store sends is kept here and goes nowhere.</p>';
  return page(
    'Mail',
    `<nav aria-label="Mails"><h1>Mail</h1>${list}</nav>${open ? openHtml(open) : '<main></main>'}`,
  );
}

export const missingPage = (): string =>
  page('Not found', '<main><h1>There is no such mail</h1><p><a href="/">All mails</a></p></main>');

function rowHtml({ id, to, subject, at }: CaughtMail, isOpen: boolean): string {
  const current = isOpen ? ' aria-current="page"' : '';
  return `<li><a href="/mail/${id}"${current}><strong>${escape(subject)}</strong><span>${escape(to.join(', '))}</span><time>${escape(at)}</time></a></li>`;
}

// The mail's own HTML stays in a frame without scripts, without our origin and without access to this page.
function openHtml({ id, subject, from, to, text }: CaughtMail): string {
  return `<main><h2>${escape(subject)}</h2><p>${escape(from)} → ${escape(to.join(', '))}</p>
<iframe title="${escape(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>
<details><summary>Plain text</summary><pre>${escape(text)}</pre></details></main>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} · Gantry sandbox</title>
<link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;
}

export const style = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: 100vh; }
nav { border-inline-end: 1px solid #8886; padding: 16px; overflow: auto; }
main { padding: 16px; display: flex; flex-direction: column; gap: 12px; min-width: 0; }
h1, h2 { margin: 0 0 8px; font-size: 20px; }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: block; padding: 8px; border-bottom: 1px solid #8884; color: inherit; text-decoration: none; }
li a[aria-current], li a:hover { background: #ffc40033; }
li span, li time { display: block; opacity: .75; }
iframe { flex: 1; min-height: 60vh; border: 1px solid #8886; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 700px) { body { grid-template-columns: 1fr; } }
`;
