import type { Locale } from '@antescope/web-contract/locale';
import { childrenOf, type Node } from '../scripts/texts/syntax.ts';
import type { TextModule } from '../scripts/texts/text-module.ts';

/** Texts that are the same in every language: names, symbols, units, keys, and messages with a fixed wording. */
const everywhere = `
  ABI, APS, CPU, ID, JSON, KB, LIB, NET, NFT, PDF, RAM, REX, SHA-256, TPS, ms, ms CPU, µs,
  Hyperion, Hyperion URL, Light API, PowerUp, dApp, dApps, dfuse, WebAuthn (WA), secp256k1 (K1), secp256r1 (R1),
  Ctrl K, Enter, Esc, Error parsing packed msig, No Scatter Found, Anchor, WebAuth, MetaMask, Ledger, Scatter, TokenPocket, Trezor,
  Wombat, USB (WebHID), USB (WebUSB), DEX, KYC, Metal Dollar, My Cloud Wallet, URL`;

/** Words that a language shares with English. */
const shared: Partial<Record<Locale, string>> = {
  es: `
    Airgrabs, Audio, Bluetooth, Digest, Docs, Hash, Irreversible, JSON / hex, Memo, Plan, Proxies, Proxy, Proxy:, RAM (bytes), Reversible, Skybox, Spam, Stake, Staking, Token, Tokens,
    Top, Top 21, Total, inline, proxy, spam, stake, token, 1 byte, Bytes, bytes, bytes NET`,
};

/** Translated texts that equal the English ones and are neither names nor shared words, with their paths. */
export function untranslated({ entries }: TextModule, locale: Locale): string[] {
  const allowed = new Set(`${everywhere}, ${shared[locale] ?? ''}`.split(',').map((text) => text.trim()));
  return entries.flatMap(({ path, english, translations }) => {
    const translation = translations.get(locale);
    if (translation === undefined) return [];
    const translated = wordsIn(translation);
    const same = wordsIn(english).filter((text) => translated.includes(text) && !allowed.has(text));
    return same.map((text) => `${locale}.${path}: ${text}`);
  });
}

/** Literal texts that contain words (not single letters, as in keys). */
function wordsIn(node: Node): string[] {
  return literals(node)
    .map((text) => text.replaceAll(/\{\w+\}/g, '').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Quoted texts, and the static parts of templates without the expressions in them. */
function literals(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'TemplateLiteral') return childrenOf(node).flatMap(literals);
  return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')];
}
