import type { Tool } from '@antescope/wallet/tools/define-tool';
import type { Phrase } from '@antescope/wallet/tools/phrase';
import { grouped } from '../../ui/amount-text.ts';

/** String of a phrase: a text, or a function of the phrase's values. */
export type PhraseText = string | ((...args: string[]) => string);

/** The strings of one tool, for each code that it uses; a missing one is a type error. */
export interface ToolText<
  Name extends string = string,
  Act extends string = string,
  Fault extends string = string,
  Note extends string = string,
> {
  fields: Readonly<Record<Name, { label: string; hint?: string }>>;
  /** Titles of the act before and after signing: 'Send 1 EOS to bob', 'Sent 1 EOS to bob'. */
  acts: Readonly<Record<Act, { title: PhraseText; done: PhraseText }>>;
  /** Faults beside those that all tools share. */
  faults: Readonly<Record<Fault, PhraseText>>;
  /** Estimates and warnings. */
  notes: Readonly<Record<Note, PhraseText>>;
  /** Label of the button for the next act: 'New transfer'. */
  again: string;
}

/** A tool with its strings, as forms use it. */
export interface ToolWithStrings<Facts> {
  tool: Tool<Facts>;
  text: ToolText;
  /** Name of the tool where a form offers several. */
  label: string;
}

export function withStrings<Facts, Name extends string, Act extends string, Fault extends string, Note extends string>(
  tool: Tool<Facts, Name, Act, Fault, Note>,
  text: ToolText<Name, Act, Fault, Note>,
  label = '',
): ToolWithStrings<Facts> {
  return { tool, text, label };
}

/** The string of a phrase; its code if there is none. */
export function phraseText(texts: Readonly<Record<string, PhraseText>>, { code, args }: Phrase): string {
  const text = texts[code];
  if (text === undefined) return code;
  return typeof text === 'string' ? text : text(...args.map(groupedAsset));
}

/** '1234.5678 EOS' → '1,234.5678 EOS'; other texts are unchanged. */
export function groupedAsset(value: string): string {
  const asset = /^(\d{4,})((?:\.\d+)? [A-Z]{1,7})$/.exec(value);
  return asset === null ? value : grouped(asset[1]!) + asset[2]!;
}
