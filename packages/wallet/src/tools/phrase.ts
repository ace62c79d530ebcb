/** A sentence by its code and the values in it; the interface has the words. Values are texts, amounts as asset strings. */
export interface Phrase<Code extends string = string> {
  code: Code;
  args: readonly string[];
  /** States a fact: no warning. */
  fact?: true;
}

export function phrase<const Code extends string>(code: Code, ...args: string[]): Phrase<Code> {
  return { code, args };
}

/** A phrase beside warnings that is none itself: a fee. */
export function fact<const Code extends string>(code: Code, ...args: string[]): Phrase<Code> {
  return { code, args, fact: true };
}
