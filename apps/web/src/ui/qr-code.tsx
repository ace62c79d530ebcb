import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
  /** Shown in place of the code if the text does not fit into one. */
  tooLong: string;
}

/** Modules of white around the code, as scanners want it. */
const border = 4;

/** A QR code, dark on white in every theme because scanners expect that. */
export function QrCode({ text, label, tooLong }: QrCodeProps) {
  const code = useMemo(() => codePath(text), [text]);
  if (code === null) return <p className="text-sm text-muted">{tooLong}</p>;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-base"
    >
      <rect width={code.size} height={code.size} fill="white" />
      <path d={code.path} fill="black" />
    </svg>
  );
}

/** One square a dark module; null where the text does not fit into the largest code. */
function codePath(text: string): { size: number; path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'L', border });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size, path: squares.join('') };
  } catch {
    // uqr throws a RangeError for more than 2953 bytes.
    return null;
  }
}
