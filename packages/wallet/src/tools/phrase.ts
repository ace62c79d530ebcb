/** A sentence by its code and the values in it; the interface has the words. Values are texts, amounts as asset strings. */
export interface Phrase<Code extends string = string> {
  code: Code;
  args: readonly string[];
}

export function phrase<const Code extends string>(code: Code, ...args: string[]): Phrase<Code> {
  return { code, args };
}
