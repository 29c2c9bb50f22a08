import { escapeHtml as escape } from '../http/escape.ts';
import { pageHtml } from '../http/page.ts';
import type { CaughtMail } from './caught-mails.ts';

/** The list of caught mails, the newest open beside it. */
export function listPage(mails: readonly CaughtMail[], open: CaughtMail | undefined): string {
  const rows = mails.map((mail) => rowHtml(mail, mail.id === open?.id)).join('\n');
  const list = rows
    ? `<ol>${rows}</ol>`
    : '<p>No mail yet. What the store sends is kept here and goes nowhere.</p>';
  return pageHtml(
    'Mail',
    `<nav aria-label="Mails"><h1>Mail</h1>${list}</nav>${open ? openHtml(open) : '<main></main>'}`,
    'list',
  );
}

export const missingPage = (): string =>
  pageHtml('Not found', '<main><h1>There is no such mail</h1><p><a href="/">All mails</a></p></main>');

function rowHtml({ id, to, subject, at }: CaughtMail, isOpen: boolean): string {
  const current = isOpen ? ' aria-current="page"' : '';
  return `<li><a href="/mail/${id}"${current}><strong>${escape(subject)}</strong><span>${escape(to.join(', '))}</span><time>${escape(at)}</time></a></li>`;
}

// The mail's own HTML stays in a frame without scripts, without our origin and without access to this page.
function openHtml({ id, subject, from, to, text, attachments }: CaughtMail): string {
  const files = attachments.map(({ name, type, content }) => {
    const address = `data:${escape(type)};base64,${escape(content)}`;
    return `<li><a href="${address}" download="${escape(name)}">${escape(name)}</a></li>`;
  });
  return `<main><h2>${escape(subject)}</h2><p>${escape(from)} → ${escape(to.join(', '))}</p>${files.length > 0 ? `<ul aria-label="Attachments">${files.join('')}</ul>` : ''}
<iframe title="${escape(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>
<details><summary>Plain text</summary><pre>${escape(text)}</pre></details></main>`;
}
