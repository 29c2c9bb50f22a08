import type { Block, MailContent } from './mail-content.ts';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

// Mail programs drop style sheets, so styles stand at the elements; this HTML is never part of a page of the store.
const font = "font-family:'IBM Plex Sans',Arial,sans-serif;color:#1a1d21";
const cell = 'padding:8px 0;border-bottom:1px solid #d9dce0;font-size:14px;vertical-align:top';

/** A mail as HTML: one column, tables, no picture, nothing loaded from anywhere. */
export function renderHtml({ locale, subject, heading, blocks, footer }: MailContent): string {
  return `<!doctype html>
<html lang="${escape(locale)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f4f5f6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid #ffc400">
<tr><td style="padding:24px 28px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escape(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
<p style="margin:24px 0 0;font-size:12px;line-height:18px;color:#5c6370">${footer.map(escape).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function blockHtml(block: Block): string {
  if (block.kind === 'text')
    return `<p style="margin:0 0 12px;font-size:16px;line-height:24px">${escape(block.text)}</p>`;
  if (block.kind === 'fact') {
    return `<p style="margin:0 0 8px;font-size:14px"><strong>${escape(block.label)}:</strong> ${escape(block.value)}</p>`;
  }
  if (block.kind === 'lines') {
    return `<p style="margin:0 0 12px;font-size:14px;line-height:21px"><strong>${escape(block.label)}:</strong><br>${block.lines.map(escape).join('<br>')}</p>`;
  }
  if (block.kind === 'said') {
    return `<p style="margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid #d9dce0;font-size:16px;line-height:24px;white-space:pre-line">${escape(block.text)}</p>`;
  }
  if (block.kind === 'link') {
    return `<p style="margin:0 0 12px;font-size:14px"><a href="${escape(block.url)}" style="color:#0b57d0">${escape(block.label)}</a></p>`;
  }
  return block.kind === 'items' ? itemsHtml(block) : actionHtml(block);
}

function itemsHtml({ heads, rows }: Extract<Block, { kind: 'items' }>): string {
  const [item, ...figures] = heads;
  const right = (tag: 'th' | 'td', text: string | undefined) =>
    text === undefined ? '' : `<${tag} align="right" style="${cell}">${escape(text)}</${tag}>`;
  const head = `<tr><th align="left" style="${cell}">${escape(item)}</th>${figures.map((text) => right('th', text)).join('')}</tr>`;
  const body = rows.map(
    (row) =>
      `<tr><td style="${cell}">${escape(row.name)}<br><span style="font-family:'IBM Plex Mono',monospace;color:#5c6370">${escape(row.detail)}</span></td>` +
      `${right('td', row.quantity)}${right('td', row.total)}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${head}${body.join('')}</table>`;
}

function actionHtml({ label, url }: Extract<Block, { kind: 'action' }>): string {
  return (
    `<p style="margin:16px 0"><a href="${escape(url)}" style="display:inline-block;padding:10px 18px;background:#ffc400;` +
    `color:#000000;font-weight:600;text-decoration:none;border-radius:4px">${escape(label)}</a></p>` +
    `<p style="margin:0 0 12px;font-size:12px;color:#5c6370;word-break:break-all">${escape(url)}</p>`
  );
}
