import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey, chainRegistry } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import type { GatedTools } from '../../test/gated-tools.ts';
import { pages } from './pages.ts';

const declared = import.meta.glob<GatedTools>('../pages/**/gated-tools.ts', { eager: true, import: 'gatedTools' });
const toolsOfPages = Object.entries(declared).flatMap(([file, groups]) => {
  const id = file.slice('../pages/'.length, -'/gated-tools.ts'.length);
  return groups.map((tools) => ({ id, names: tools.map((tool) => tool.id), tools }));
});

test.each(toolsOfPages)('a chain with the page $id has its tool: $names', ({ id, tools }) => {
  const page = pages.find((each) => each.id === id);
  expect(page).toBeDefined();
  for (const key of chainRegistry.keys()) {
    const chain = publicChain(chainByKey(key));
    const present = tools.filter((tool) => tool.gate(chain)).map((tool) => tool.id);
    expect(present, `${id} on ${key}`).toHaveLength((page?.gate?.(chain) ?? true) ? 1 : 0);
  }
});

test('the pages of the main forms declare their tools', () => {
  expect(toolsOfPages.map(({ id }) => id)).toEqual(expect.arrayContaining(['transfer', 'ram', 'rex', 'vote', 'proxy']));
});
