import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this origin makes the request, by Sec-Fetch-Site, or by the referrer where browsers do not send
 * that (plain HTTP). Links and pages elsewhere could otherwise pass any file for one of this site's.
 */
export function isOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.referer ?? '')?.host === host;
}
