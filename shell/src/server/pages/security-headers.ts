import { createHash } from 'node:crypto';
import { cardPolicyName } from '@gantry/contracts/payment-pages';
import { dataPolicyName } from '../../document/data-block.ts';
import type { CardProvider } from '../config.ts';

/** React's only inline script in a page that has nothing left to stream; it marks the time of the first paint. */
export const paintTimeScript = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** The hash of an inline script or style as a policy names it. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const paintTimeHash = inlineHash(paintTimeScript);
const reportPath = '/csp-report';

/** Hashes of what a document carries between its own tags. */
export interface InlineHashes {
  /** of the import map and of the script that starts the entry module */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface AllowedInline {
  readonly hashes: InlineHashes;
  /** for React's own inline scripts where a part of the page is streamed later */
  readonly nonce?: string;
  /** of card pages: the provider whose script takes the card's number (ADR 0016) */
  readonly cardProvider?: CardProvider | undefined;
}

/**
 * Headers of every page (ADR 0005). Scripts and styles are named by hash, so that the bytes of a page may be kept and
 * compressed once; only what is streamed for one visitor carries a nonce.
 */
export function pageSecurityHeaders(
  allowed: AllowedInline,
  origin: string,
): Record<string, string | string[]> {
  const isHttps = origin.startsWith('https:');
  const report = isHttps ? 'report-to csp' : `report-uri ${reportPath}`;
  const { cardProvider } = allowed;
  const frames = cardProvider?.frames ?? [];
  return {
    // The second policy closes what 'strict-dynamic' leaves open: a module preloaded by injected markup would run.
    'content-security-policy': [
      mainPolicy(allowed, report),
      `script-src 'self' 'unsafe-inline'${listed(cardProvider ? [cardProvider.script] : [])}; ${report}`,
    ],
    // nobody knows the hash of the provider's script, which changes without notice; ours keep theirs
    ...(cardProvider
      ? {}
      : { 'integrity-policy': `blocked-destinations=(script)${isHttps ? ', endpoints=(csp)' : ''}` }),
    ...(isHttps ? { 'reporting-endpoints': `csp="${origin}${reportPath}"` } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self${frames.map((frame) => ` "${frame}"`).join('')}), browsing-topics=()`,
  };
}

const quoted = (sources: readonly string[]): string => sources.map((source) => ` '${source}'`).join('');
const listed = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join('');

function mainPolicy({ hashes, nonce, cardProvider }: AllowedInline, report: string): string {
  const scripts = [...hashes.scripts, paintTimeHash, ...(nonce ? [`nonce-${nonce}`] : [])];
  return [
    "default-src 'none'",
    `script-src${quoted(scripts)} 'strict-dynamic'`,
    `style-src 'self'${quoted(hashes.styles)}`,
    `connect-src 'self'${listed(cardProvider?.calls ?? [])}`,
    ...(cardProvider ? [`frame-src${listed(cardProvider.frames)}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${dataPolicyName}${cardProvider ? ` ${cardPolicyName}` : ''}`,
    report,
  ].join('; ');
}

/** Where browsers send what the policies refused. */
export const cspReportPath = reportPath;
