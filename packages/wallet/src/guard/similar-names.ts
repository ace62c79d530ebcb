/** Letters and pairs that are taken for each other. Dots are overlooked. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\./g, ''],
  [/[1li]/g, 'l'],
  [/[5s]/g, 's'],
  [/[2z]/g, 'z'],
  [/[oq]/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** Below this length a difference of one letter is seen, and common among names. */
const longName = 8;

/** Whether a name passes for another one: letters that look alike, or one letter of a long name changed or swapped. */
export function isSimilar(name: string, known: string): boolean {
  if (name === known) return false;
  return shape(name) === shape(known) || (Math.min(name.length, known.length) >= longName && oneApart(name, known));
}

/** The name as it looks at a glance. */
function shape(name: string): string {
  return alike.reduce((text, [letters, letter]) => text.replace(letters, letter), name);
}

/** One letter added, removed or replaced, or two neighbors swapped. */
function oneApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true;
  return left.length > 1 && left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0];
}
