import { randomBytes } from 'node:crypto';

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Pages: own scripts and styles only, and inline ones that carry the nonce of this answer. `alsoConnect` are origins that
 * they may read from besides our own, `frame` is the one that they may open in a frame.
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers that are no documents: nothing in them may run, wherever they are opened. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Wallets open pop-ups that must be able to answer; other sites' windows must not reach ours. The browser pays for the
 * separation with a new process before the first paint, so it is asked for only where a window of another site can have
 * led here: not where a person typed the address or was on our own site.
 */
export function openerPolicy(cameFrom: string | string[] | undefined): Record<string, string> {
  if (cameFrom === 'none' || cameFrom === 'same-origin') return {};
  return { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
}
