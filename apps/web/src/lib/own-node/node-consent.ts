import { cookieText } from '@antescope/web-contract/cookies';
import { isKnownNode, knownNodesCookie, withKnownNodes } from '@antescope/web-contract/known-nodes';
import { ownNodeOf, type OwnNode } from './settings.ts';

/** Origins that pages of these settings read: the node, and the Hyperion API if there is one. */
export function originsOf({ nodeUrl, hyperionUrl }: OwnNode): string[] {
  return [...new Set([nodeUrl, hyperionUrl].flatMap((url) => (url === null ? [] : [new URL(url).origin])))];
}

/** Whether every origin of the settings was chosen in this browser. `known`: origins of the cookie. */
export function isConfirmed(own: OwnNode, known: readonly string[]): boolean {
  return originsOf(own).every((origin) => isKnownNode(origin, known));
}

/** A page of this site that a link opens with a node in its URL; null: another site, or no node. */
export function askedPage(ask: string | undefined, origin: string): { href: string; own: OwnNode } | null {
  if (ask === undefined || !URL.canParse(ask, origin)) return null;
  const url = new URL(ask, origin);
  const own = ownNodeOf(url.searchParams);
  return url.origin === origin && own !== null ? { href: url.pathname + url.search, own } : null;
}

/** Remembers in this browser that the visitor chose these nodes. */
export function confirmNode(own: OwnNode): void {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${knownNodesCookie}=`));
  const value = cookie === undefined ? null : cookie.slice(knownNodesCookie.length + 1);
  document.cookie = cookieText(knownNodesCookie, withKnownNodes(value, originsOf(own)));
}
