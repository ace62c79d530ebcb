import { createHash } from 'node:crypto';
import { childrenOf, namesIn, type Node } from './syntax.ts';
import type { TextEntry, TextModule } from './text-module.ts';

/** Short hash of an entry's English: a text, or a function with the helpers that it uses. */
export function englishHash(module: TextModule, { english }: TextEntry): string {
  const parts = [english, ...helpersOf(module, [english])];
  const text = parts.map((part) => withoutLayout(module.source, part)).join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}

/** Helpers of a module that expressions use, directly or through others. */
export function helpersOf({ helpers }: TextModule, nodes: readonly Node[]): Set<Node> {
  const used = new Set<Node>();
  const names = namesIn(nodes);
  // Sets can be extended while they are iterated.
  for (const name of names) {
    const helper = helpers.get(name);
    if (helper === undefined || used.has(helper)) continue;
    used.add(helper);
    namesIn([helper], names);
  }
  return used;
}

/** Source whose texts are exact, while spaces, parentheses and commas of the code are left to the formatter. */
function withoutLayout(source: string, node: Node): string {
  const code = (from: number, to: number): string => source.slice(from, to).replaceAll(/[\s(),;]+/g, '');
  let text = '';
  let at = node.start;
  for (const literal of literalsIn(node)) {
    text += code(at, literal.start) + JSON.stringify(literal.value);
    at = literal.end;
  }
  return text + code(at, node.end);
}

/** String literals and static parts of templates, in order. */
function literalsIn(node: Node): Node[] {
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')) return [node];
  return childrenOf(node)
    .flatMap(literalsIn)
    .toSorted((a, b) => a.start - b.start);
}
