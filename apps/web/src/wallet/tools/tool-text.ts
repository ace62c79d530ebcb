import type { Tool } from '@antescope/wallet/tools/define-tool';
import type { Phrase } from '@antescope/wallet/tools/phrase';

/** Words of a phrase: a text, or one made of the phrase's values. */
export type PhraseText = string | ((...args: string[]) => string);

/** The strings of one tool, for every code that it can say; the compiler finds what is missing. */
export interface ToolText<
  Name extends string = string,
  Act extends string = string,
  Fault extends string = string,
  Note extends string = string,
> {
  fields: Readonly<Record<Name, { label: string; hint?: string }>>;
  /** What the act does, before and after: 'Send 1 EOS to bob', 'Sent 1 EOS to bob'. */
  acts: Readonly<Record<Act, { title: PhraseText; done: PhraseText }>>;
  /** Faults beside those that all tools share. */
  faults: Readonly<Record<Fault, PhraseText>>;
  /** Estimates and warnings. */
  notes: Readonly<Record<Note, PhraseText>>;
  /** Starts the next act: 'New transfer'. */
  again: string;
}

/** A tool with its strings, as a form takes it. */
export interface WordedTool<Facts> {
  tool: Tool<Facts>;
  text: ToolText;
  /** Where a form offers several tools: what this one is called. */
  label: string;
}

export function worded<Facts, Name extends string, Act extends string, Fault extends string, Note extends string>(
  tool: Tool<Facts, Name, Act, Fault, Note>,
  text: ToolText<Name, Act, Fault, Note>,
  label = '',
): WordedTool<Facts> {
  return { tool, text, label };
}

/** A phrase in words; its code where it has none. */
export function phraseText(texts: Readonly<Record<string, PhraseText>>, { code, args }: Phrase): string {
  const text = texts[code];
  if (text === undefined) return code;
  return typeof text === 'string' ? text : text(...args);
}
