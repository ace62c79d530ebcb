/** Four significant digits of a decimal text, at least two decimals. */
export function axisPrice(value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  const zeros = /^0*/.exec(fraction)![0].length;
  const decimals = whole === '0' ? zeros + 4 : Math.max(2, 5 - whole.length);
  return `${whole}.${fraction.slice(0, decimals).padEnd(2, '0')}`;
}
