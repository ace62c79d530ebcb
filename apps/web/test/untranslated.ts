import type { Locale } from '@antescope/web-contract/locale';

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
export function untranslated(english: unknown, translation: unknown, locale: Locale): string[] {
  const allowed = new Set(`${everywhere}, ${shared[locale] ?? ''}`.split(',').map((text) => text.trim()));
  const translated = new Map(entries(translation));
  return entries(english).flatMap(([path, texts]) => {
    const same = texts.filter((text) => translated.get(path)?.includes(text) === true && !allowed.has(text));
    return same.map((text) => `${locale}${path}: ${text}`);
  });
}

/** Paths of strings and functions, each with its literal texts that contain words (not single letters, as in keys). */
function entries(value: unknown, path = ''): [string, string[]][] {
  if (typeof value === 'string') return [[path, withLetters([value.replaceAll(/\{\w+\}/g, '')])]];
  if (typeof value === 'function') return [[path, withLetters(literals(String(value)))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => entries(item, `${path}.${key}`));
}

/** Quoted texts of a function's source, and the static parts of its templates. */
function literals(source: string): string[] {
  return [...source.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    ([, template, single, double]) =>
      template === undefined ? (single ?? double ?? '') : template.replaceAll(/\$\{[^}]*\}/g, ''),
  );
}

function withLetters(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}
