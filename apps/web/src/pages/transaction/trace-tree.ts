import type { ActionTraceView } from '@antescope/sources/transaction/transaction-view';

/** One execution, the accounts notified of it, and the inline actions sent by it or by notified contracts. */
export interface TraceNode {
  trace: ActionTraceView;
  notified: ActionTraceView[];
  children: TraceNode[];
}

/**
 * Builds the tree of traces in execution order. Notifications (same action, different receiver) are folded into their
 * execution: the closest ancestor that is not a notification itself.
 */
export function traceTree(traces: readonly ActionTraceView[]): TraceNode[] {
  const ordered = traces.toSorted((a, b) => a.ordinal - b.ordinal);
  const byOrdinal = new Map(ordered.map((trace) => [trace.ordinal, trace]));
  const nodes = new Map<number, TraceNode>();
  const roots: TraceNode[] = [];
  for (const trace of ordered) {
    const creator = byOrdinal.get(trace.creatorOrdinal);
    if (isNotification(trace, creator)) {
      const owner = nodes.get(trace.ancestorOrdinal) ?? ownerOf(trace, byOrdinal, nodes);
      if (owner !== undefined) {
        owner.notified.push(trace);
        continue;
      }
    }
    const node: TraceNode = { trace, notified: [], children: [] };
    const parent =
      creator === undefined ? undefined : (nodes.get(creator.ordinal) ?? ownerOf(creator, byOrdinal, nodes));
    // Registered last: a trace that claims to be its own ancestor finds no parent and becomes a root.
    nodes.set(trace.ordinal, node);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function isNotification(trace: ActionTraceView, creator: ActionTraceView | undefined): boolean {
  return (
    creator !== undefined &&
    trace.receiver !== trace.contract &&
    trace.contract === creator.contract &&
    trace.name === creator.name &&
    trace.hex === creator.hex
  );
}

/** The execution that a notification belongs to, found via its creators. */
function ownerOf(
  trace: ActionTraceView,
  byOrdinal: ReadonlyMap<number, ActionTraceView>,
  nodes: ReadonlyMap<number, TraceNode>,
): TraceNode | undefined {
  const seen = new Set<number>();
  for (
    let at: ActionTraceView | undefined = trace;
    at !== undefined && !seen.has(at.ordinal);
    at = byOrdinal.get(at.creatorOrdinal)
  ) {
    seen.add(at.ordinal);
    const node = nodes.get(at.ordinal);
    if (node !== undefined) return node;
  }
  return undefined;
}

/** Number of executions at any depth. */
export function executionCount(nodes: readonly TraceNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + executionCount(node.children), 0);
}
