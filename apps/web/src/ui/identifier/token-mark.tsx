import { markBits, markHue } from './mark-bits.ts';

interface TokenMarkProps {
  code: string;
  contract: string;
  size?: number;
  /** An impersonator or spam has no color of its own. */
  gray?: boolean;
}

/** First letter of a token on a color derived from symbol and contract, so that tokens with the same symbol differ. Decorative: the symbol is next to it. */
export function TokenMark({ code, contract, size = 28, gray = false }: TokenMarkProps) {
  const hue = markHue(markBits(`${code}@${contract}`));
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 28 28" className="inline-block shrink-0">
      <circle cx="14" cy="14" r="14" fill={gray ? 'hsl(210 8% 42%)' : `hsl(${hue} 42% 42%)`} />
      <text x="14" y="18.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="#fff">
        {code.slice(0, 1)}
      </text>
    </svg>
  );
}
