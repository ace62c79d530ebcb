import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { normalPublicKey } from '@antescope/codec/curve/key-pair';
import { parsePublicKey, writePublicKey } from '@antescope/codec/keys/key';
import { levelText, type Session } from '../../session/session.ts';
import type { KeyValueStorage } from '../../session/key-value-storage.ts';
import type { WalletCallback } from '../callback-relay.ts';

/** A page's link to a wallet: requests reach it without a code being scanned. */
export interface WalletLink {
  /** 'PVT_K1_…': encrypts requests to the wallet. It belongs to no account and signs nothing. */
  requestKey: string;
  /** 'PUB_K1_…' of the wallet. */
  walletKey: string;
  /** Channel of the link service that the wallet listens to. */
  channel: string;
  /** Name that the wallet gives itself or its device; '' if none. */
  device: string;
}

const longestName = 40;

/** Info 'link' of an identity request: asks the wallet for a link with this key. */
export function linkCreateInfo(name: string, requestKey: string, agent: string): Uint8Array {
  const writer = new ByteWriter();
  writer.name(name);
  writePublicKey(writer, parsePublicKey(publicKeyOf(requestKey)));
  writer.string(agent);
  return writer.finish();
}

/** Info 'link' of a transaction request: when the page stops listening (UTC without zone). */
export function linkInfo(expiration: string): Uint8Array {
  const writer = new ByteWriter(4);
  writer.u32(timePointSecToSeconds(expiration));
  return writer.finish();
}

/**
 * The link that a wallet offers in its response; null without one, and for channels of another service than the site's,
 * which the page must not connect to: requests to such a wallet are scanned or opened.
 */
export function offeredLink(callback: WalletCallback, requestKey: string, service: string): WalletLink | null {
  const { link_ch: address, link_key: key, link_name: name } = callback;
  if (address === undefined || key === undefined || !URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  if (origin !== new URL(service).origin || search !== '' || !/^\/[\w-]{10,100}$/.test(pathname)) return null;
  const walletKey = keyOrNull(key);
  if (walletKey === null) return null;
  return { requestKey, walletKey, channel: pathname.slice(1), device: shownName(name ?? '') };
}

export function storeLink(storage: KeyValueStorage | null, session: Session, link: WalletLink | null): void {
  if (link === null) storage?.removeItem(storageKey(session));
  else storage?.setItem(storageKey(session), JSON.stringify(link));
}

/** The stored link of a session; null without one. */
export function storedLink(storage: KeyValueStorage | null, session: Session): WalletLink | null {
  const text = storage?.getItem(storageKey(session)) ?? null;
  return text === null ? null : (JSON.parse(text) as WalletLink);
}

/** Each account permission of each chain and wallet has its own link. */
function storageKey(session: Session): string {
  return `antescope-${session.provider}:${session.chainId.slice(0, 16)}:${levelText(session)}`;
}

function keyOrNull(text: string): string | null {
  try {
    const key = normalPublicKey(text);
    return key.startsWith('PUB_K1_') ? key : null;
  } catch {
    return null;
  }
}

/** Without control, format and surrogate characters, which could rearrange the text around it. */
function shownName(text: string): string {
  return [...text.replaceAll(/\p{C}/gu, '')].slice(0, longestName).join('').trim();
}
