import { parseAst } from 'vite';

/** Placeholder of an inserted value: `${…}` of a template, `{name}` of a sentence. */
export const gap = '{}';

/** Texts of a TypeScript source: string literals, templates and text between JSX tags. */
export function stringsOf(source: string, file: string): string[] {
  const texts: string[] = [];
  const program: unknown = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' });
  visit(program as Node, texts);
  return texts.filter((text) => /\p{L}/u.test(text));
}

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(node: Node, texts: string[]): void {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
  const text = textOf(node);
  if (text !== null) texts.push(text.replaceAll(/\{\w+\}/g, gap));
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, texts);
}

function textOf(node: Node): string | null {
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(gap);
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string')
    return node.value.trim().replaceAll(/\s+/g, ' ');
  return null;
}
