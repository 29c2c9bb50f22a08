import { createHash } from 'node:crypto';
import { dataPolicyName } from '../../document/data-block.ts';

/** React's only inline script in a page that has nothing left to stream; it marks the time of the first paint. */
export const paintTimeScript = 'requestAnimationFrame(function(){$RT=performance.now()});';

/** The hash of an inline script as a policy names it. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const paintTimeHash = scriptHash(paintTimeScript);
const reportPath = '/csp-report';

export interface AllowedScripts {
  /** hashes of the import map and of the script that starts the entry module */
  readonly hashes: readonly string[];
  /** for React's own inline scripts where a part of the page is streamed later */
  readonly nonce?: string;
}

/**
 * Headers of every page (ADR 0002). Scripts are named by hash, so that the bytes of a page may be kept and
 * compressed once; only what is streamed for one visitor carries a nonce.
 */
export function pageSecurityHeaders(
  scripts: AllowedScripts,
  origin: string,
): Record<string, string | string[]> {
  const isHttps = origin.startsWith('https:');
  const report = isHttps ? 'report-to csp' : `report-uri ${reportPath}`;
  return {
    // The second policy closes what 'strict-dynamic' leaves open: a module preloaded by injected markup would run.
    'content-security-policy': [mainPolicy(scripts, report), `script-src 'self' 'unsafe-inline'; ${report}`],
    'integrity-policy': `blocked-destinations=(script)${isHttps ? ', endpoints=(csp)' : ''}`,
    ...(isHttps ? { 'reporting-endpoints': `csp="${origin}${reportPath}"` } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
  };
}

function mainPolicy({ hashes, nonce }: AllowedScripts, report: string): string {
  const allowed = [...hashes, paintTimeHash].map((hash) => `'${hash}'`);
  if (nonce) allowed.push(`'nonce-${nonce}'`);
  return [
    "default-src 'none'",
    `script-src ${allowed.join(' ')} 'strict-dynamic'`,
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${dataPolicyName}`,
    report,
  ].join('; ');
}

/** Where browsers send what the policies refused. */
export const cspReportPath = reportPath;
