import type { Block, MailContent } from './mail-content.ts';

/** A mail as plain text. */
export function renderText({ heading, blocks, footer }: MailContent): string {
  return [heading, ...blocks.map(blockText), ['--', ...footer].join('\n')].join('\n\n') + '\n';
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'fact') return `${block.label}: ${block.value}`;
  if (block.kind === 'lines') return [`${block.label}:`, ...block.lines].join('\n');
  if (block.kind === 'action' || block.kind === 'link') return `${block.label}:\n${block.url}`;
  if (block.kind === 'said') return block.text.replace(/^/gm, '> ');
  const rows = block.rows.map(
    (row) => `${row.quantity} × ${row.name}${row.detail && ` (${row.detail})`}  ${row.total ?? ''}`,
  );
  return rows.map((row) => row.trimEnd()).join('\n');
}
