/** Commas between the thousands of each run of digits, in linear time. */
export function groupDigits(text: string): string {
  return text.replace(/\d{4,}/g, (digits) => {
    const groups: string[] = [];
    for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
    return groups.toReversed().join(',');
  });
}
