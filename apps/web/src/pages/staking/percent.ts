/** '5.33%' of hundredths of a percent; '–' if there are none. */
export function percentText(hundredths: string | null): string {
  if (hundredths === null) return '–';
  const digits = hundredths.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}
