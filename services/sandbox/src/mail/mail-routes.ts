import { html, json, type Answer } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import type { CaughtMail, CaughtMails } from './caught-mails.ts';
import { listPage, missingPage } from './pages.ts';

const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'";

/** Shows caught mails: pages for people, `/mails?to=` for tests. */
export function addMailRoutes(routes: Routes, mails: CaughtMails): void {
  routes
    .addRoute('GET', '/', () => html(listPage(mails.listMails(), mails.listMails()[0])))
    .addRoute('GET', '/mails', ({ url }) =>
      json({ mails: mails.listMails(url.searchParams.get('to') ?? undefined).map(withFileNames) }),
    )
    .addRoute('GET', '/mail/:id', ({ params }) => mailAnswer(mails, params.id, false))
    .addRoute('GET', '/mail/:id/html', ({ params }) => mailAnswer(mails, params.id, true));
}

/** Files by their names alone: a list of mails is asked for often. */
const withFileNames = ({ attachments, ...mail }: CaughtMail) => ({
  ...mail,
  attachments: attachments.map(({ name }) => name),
});

function mailAnswer(mails: CaughtMails, id: string | undefined, isFrame: boolean): Answer {
  const mail = /^\d{1,9}$/.test(id ?? '') ? mails.findMail(Number(id)) : undefined;
  if (!mail) return { ...html(missingPage()), status: 404 };
  if (!isFrame) return html(listPage(mails.listMails(), mail));
  // links of the mail open beside the sandbox: a frame this closed cannot hold the store
  const headers = { 'content-security-policy': mailPolicy };
  return { type: 'text/html', body: `<base target="_blank">${mail.html}`, headers };
}
