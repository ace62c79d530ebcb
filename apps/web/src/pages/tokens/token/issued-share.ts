import { holdingPercentage } from '@antescope/sources/token/holders';

/** Issued part of the max supply: percent with one decimal, two below 1 %, and thousandths for a bar. */
export function issuedShare(token: { supply: string; maxSupply: string }): { text: string; permille: number } {
  const percent = holdingPercentage(token.supply, token.maxSupply);
  const isSmall = percent.startsWith('0.');
  const text = percent.slice(0, percent.indexOf('.') + (isSmall ? 3 : 2));
  const isLost = /^[0.]+$/.test(text) && /[1-9]/.test(token.supply.split(' ')[0]!);
  return { text: isLost ? '< 0.01' : text, permille: Math.round(Number(percent) * 10) };
}
