/** A used share of a limit. */
export interface Usage {
  label: string;
  /** Used share in thousandths; null if unlimited. */
  permille: number | null;
  /** Text alternative for screen readers: '62.0 ms of 100.0 ms used'. */
  text: string;
}

/** From here on, in thousandths, a usage has the warning color. */
export const nearLimit = 900;

/** The share to draw, from 0 to 1000, and the attributes of its element. */
export function meterAttributes({ label, permille, text }: Usage) {
  const share = Math.min(1000, Math.max(0, permille ?? 0));
  const attributes = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 1000,
    'aria-valuenow': share,
    'aria-valuetext': text,
  };
  return { share, attributes };
}
