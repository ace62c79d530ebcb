import { randomBytes } from 'node:crypto';

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * CSP of pages: our own scripts and styles, and inline ones with the nonce of this response. Strings become HTML by one
 * policy only, of the document's inline script, and never scripts or script URLs. `alsoConnect` are additional
 * origins for connect-src, `frame` is the origin for frame-src.
 */
export function pagePolicy(nonce: string, alsoConnect: readonly string[] = [], frame: string | null = null): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...alsoConnect].join(' '),
    "manifest-src 'self'",
    ...(frame === null ? [] : [`frame-src ${new URL(frame).origin}`]),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** CSP of responses that are not documents: nothing in them may run, even if opened directly. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Other sites read answers by CORS only, and embed nothing; the frame of the wallet is a document.
  'cross-origin-resource-policy': 'same-origin',
  // The signing bench scans QR codes; the browser asks the visitor first.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
};

/**
 * Wallet pop-ups must be able to respond; windows of other sites must not reach ours. The isolation costs the browser a
 * new process before the first paint, so it is requested only if a window of another site may have opened this page: not
 * for typed addresses and same-origin navigation.
 */
export function openerPolicy(cameFrom: string | string[] | undefined): Record<string, string> {
  if (cameFrom === 'none' || cameFrom === 'same-origin') return {};
  return { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
}
