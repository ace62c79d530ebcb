/** Total percentage of the votes of the top `count`, two decimals; unknown shares count nothing. */
export function shareOfFirst(producers: readonly { share: string | null }[], count: number): string {
  const hundredths = producers
    .slice(0, count)
    .reduce((sum, { share }) => sum + BigInt(share?.replace('.', '') ?? 0), 0n);
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
