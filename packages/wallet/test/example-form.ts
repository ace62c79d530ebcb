import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { chainByKey } from '@antescope/chains/config/registry';
import type { Tool } from '../src/tools/define-tool.ts';

/** Signs the examples. */
export const alice = { actor: 'alice', permission: 'active' };

/** A form that is complete, with the facts that it needs. */
export interface ExampleForm {
  chain: ChainConfig;
  tool: Tool<never>;
  facts: unknown;
  input: Record<string, string>;
}

/** Forms by the exported name of their tool; exported as `examples` by the `<tool>.example.ts` beside it. */
export type ToolExamples = Readonly<Record<string, ExampleForm | readonly ExampleForm[]>>;

/** `chain`: a key of the registry, or a configuration. */
export function exampleForm(
  chain: string | ChainConfig,
  tool: Tool<never>,
  facts?: unknown,
  input: Record<string, string> = {},
): ExampleForm {
  return { chain: typeof chain === 'string' ? chainByKey(chain) : chain, tool, facts, input };
}
