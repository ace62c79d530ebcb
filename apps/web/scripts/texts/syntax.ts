/** A node of a parsed module. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Property extends Node {
  key: Node;
  value: Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The expression in `(…)`, `… as T` and `… satisfies T`. */
export function bare(node: Node): Node {
  const isWrapped = /^(?:TSAs|TSSatisfies|Parenthesized)Expression$/.test(node.type);
  return isWrapped ? bare(node.expression as Node) : node;
}

/** Members of an object literal by name; null for other expressions. */
export function membersOf(node: Node): Map<string, Node> | null {
  const object = bare(node);
  if (object.type !== 'ObjectExpression') return null;
  return new Map(
    (object.properties as Property[]).map(({ key, value }) => [String(key.name ?? key.value), value] as const),
  );
}

/** Names that expressions and declarations mention. */
export function namesIn(nodes: readonly Node[], names = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.type === 'Identifier') names.add(String(node.name));
    namesIn(childrenOf(node), names);
  }
  return names;
}
