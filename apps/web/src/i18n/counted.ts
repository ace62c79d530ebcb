/** Arabic counts one and two in words and has two plurals beyond. */
export const counted = (count: number, one: string, two: string, few: string, many: string): string => {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : many}`;
};
